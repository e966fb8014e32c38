import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { useHost } from "./testing/use-host.ts";

const serve = useHost();

describe("readiness", () => {
  it("names what is missing, while the process stays alive", async () => {
    const { url } = await serve(new Hono(), {
      database: () => Promise.reject(new Error("password=hunter2")),
      files: () => Promise.resolve(),
    });
    const response = await fetch(`${url}/readyz`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: "unavailable", missing: ["database"] });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it("says no while requests under way are finished, then takes no more", async () => {
    const begun = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const app = new Hono().get("/slow", async (context) => {
      begun.resolve();
      await release.promise;
      return context.text("finished");
    });
    const { url, readiness, servers } = await serve(app);
    const slow = fetch(`${url}/slow`);
    await begun.promise;
    readiness.drain();
    const drained = servers.drain();
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    release.resolve();
    expect(await (await slow).text()).toBe("finished");
    await drained;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });
});
