import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AnalyticsProvider, useAnalytics, type PartTrackers } from "./react.tsx";

function Reader({ seen }: { seen: PartTrackers[] }) {
  seen.push(useAnalytics());
  return null;
}

test("inside a provider the hook gives its trackers", () => {
  const trackers = {} as PartTrackers;
  const seen: PartTrackers[] = [];
  renderToStaticMarkup(
    <AnalyticsProvider trackers={trackers}>
      <Reader seen={seen} />
    </AnalyticsProvider>,
  );
  expect(seen).toEqual([trackers]);
});

test("outside it says where it belongs", () => {
  expect(() => renderToStaticMarkup(<Reader seen={[]} />)).toThrow(
    "useAnalytics must be used within an AnalyticsProvider",
  );
});
