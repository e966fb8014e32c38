import { beforeEach, describe, expect, test, vi } from "vitest";
import { watchVersions } from "./worker-link.ts";

class Registration extends EventTarget {
  active: object | null = {};
  installing: EventTarget | null = null;
  waiting: EventTarget | null = null;

  find(): void {
    this.installing = new EventTarget();
    this.dispatchEvent(new Event("updatefound"));
  }

  finish(): void {
    const worker = this.installing;
    this.waiting = worker;
    this.installing = null;
    worker?.dispatchEvent(new Event("statechange"));
  }

  watch(): () => number {
    const onNew = vi.fn<() => void>();
    watchVersions(this as unknown as ServiceWorkerRegistration, onNew);
    return () => onNew.mock.calls.length;
  }
}

describe("a new version is told of", () => {
  beforeEach(() => {
    vi.stubGlobal("document", new EventTarget());
  });

  test("that waits already", () => {
    const registration = new Registration();
    registration.find();
    registration.finish();
    expect(registration.watch()()).toBe(1);
  });

  test("that is being installed as the page begins to look", () => {
    const registration = new Registration();
    registration.find();
    const told = registration.watch();
    expect(told()).toBe(0);
    registration.finish();
    expect(told()).toBe(1);
  });

  test("that comes later", () => {
    const registration = new Registration();
    const told = registration.watch();
    registration.find();
    registration.finish();
    expect(told()).toBe(1);
  });

  test("but not the first one, which no page waits for", () => {
    const registration = new Registration();
    registration.active = null;
    const told = registration.watch();
    registration.find();
    registration.finish();
    expect(told()).toBe(0);
  });
});
