import { useAnalytics, type PartTrackers } from "@zoetrope/analytics/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { PageAnalytics } from "./page-analytics.tsx";

afterEach(() => void vi.unstubAllGlobals());

test("what a part of a page tells is heard by whoever measures the page", () => {
  const page = new EventTarget();
  const received: unknown[] = [];
  page.addEventListener("zoetrope:measure", (event) => received.push((event as CustomEvent).detail));
  vi.stubGlobal("document", page);
  const parts: PartTrackers[] = [];
  function Part() {
    parts.push(useAnalytics());
    return null;
  }
  renderToStaticMarkup(
    <PageAnalytics>
      <Part />
    </PageAnalytics>,
  );
  for (const part of parts) {
    part.track({ event: "like", file_id: "a" });
    part.track({ event: "download", file_id: "b", element: "page" });
    part.track({ event: "upload", file_id: "c" });
    part.track({ event: "publish", file_id: "d" });
  }
  expect(received).toEqual([
    { event: "like", file_id: "a" },
    { event: "download", file_id: "b", element: "page" },
    { event: "upload", file_id: "c" },
    { event: "publish", file_id: "d" },
  ]);
});
