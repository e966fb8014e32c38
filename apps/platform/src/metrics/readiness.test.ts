import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { useHost } from "../testing/use-host.ts";

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

  it("says no first, while requests are taken and connections given up, until that has been noticed", async () => {
    const { url, readiness, servers } = await serve(
      new Hono().get("/", (context) => context.text("answered")),
    );
    expect((await fetch(url)).headers.get("connection")).toBe("keep-alive");
    const noticed = Promise.withResolvers<void>();
    readiness.drain();
    const drained = servers.drain(noticed.promise);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const late = await fetch(url);
    expect([await late.text(), late.headers.get("connection")]).toEqual(["answered", "close"]);
    noticed.resolve();
    await drained;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });

  it("takes no more then, and lets those under way finish", async () => {
    const begun = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const app = new Hono().get("/slow", async (context) => {
      begun.resolve();
      await release.promise;
      return context.text("finished");
    });
    const { url, servers } = await serve(app);
    const slow = fetch(`${url}/slow`);
    await begun.promise;
    const drained = servers.drain();
    await expect
      .poll(() =>
        fetch(`${url}/healthz`).then(
          () => "taken",
          () => "refused",
        ),
      )
      .toBe("refused");
    release.resolve();
    expect(await (await slow).text()).toBe("finished");
    await drained;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });
});
