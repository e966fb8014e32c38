type Listener = (event: unknown) => void;

/** As much of an element as the client touches. */
export interface TestElement {
  id: string;
  tag: string;
  children: TestElement[];
  parent: TestElement | null;
  contentWindow?: {
    location: { replace(url: string): void };
    postMessage(data: unknown, address: string): void;
  };
  oncancel?: () => void;
}

/** A page made of the few things that the client touches, so that ten thousand of them cost seconds. Browser tests use real ones. */
export function openPage(origin: string) {
  const listeners = new Set<Listener>();
  const visits: string[] = [];
  const posted: { data: unknown; address: string }[] = [];
  const address = new URL(origin);
  const gone = {};

  const make = (tag: string, id = ""): TestElement & Record<string, unknown> => {
    const element: TestElement & Record<string, unknown> = {
      id,
      tag,
      children: [],
      parent: null,
      style: {},
      append(...parts: TestElement[]) {
        for (const part of parts) {
          part.parent = element;
          element.children.push(part);
        }
      },
      replaceChildren() {},
      addEventListener() {},
      remove() {
        const siblings = element.parent?.children;
        if (siblings?.includes(element)) siblings.splice(siblings.indexOf(element), 1);
        element.parent = null;
      },
      showModal() {},
      close() {},
      focus() {},
    };
    if (tag === "iframe")
      element.contentWindow = {
        location: { replace() {} },
        postMessage: (data, target) => void posted.push({ data, address: target }),
      };
    return element;
  };
  const documentElement = make("html");
  const body = make("body");
  (documentElement["append"] as (part: TestElement) => void)(body);
  (body["append"] as (part: TestElement) => void)(make("div", "place"));
  const all = (from: TestElement = documentElement): TestElement[] => [
    from,
    ...from.children.flatMap((one) => all(one)),
  ];
  const frames = (): TestElement[] => all().filter(({ tag }) => tag === "iframe");

  return {
    address,
    /** Where the window was led. */
    visits,
    /** What the client has posted, and the address it named. */
    posted,
    frames,
    listenerCount: (): number => listeners.size,
    addElement: (id: string): void => (body["append"] as (part: TestElement) => void)(make("div", id)),
    pressEscape: (): void =>
      all()
        .find(({ tag }) => tag === "dialog")
        ?.oncancel?.(),
    windowOf(which: "shown" | "hidden" | "stranger" | "gone"): unknown {
      if (which === "gone") return gone;
      if (which === "stranger") return null;
      const found = frames().find(({ id }) => (id === "auth-client-iframe") === (which === "shown"));
      return found?.contentWindow ?? null;
    },
    postMessage(data: unknown, from: string, source: unknown): void {
      for (const listener of listeners) {
        try {
          listener({ data, origin: from, source });
        } catch {
          // As a browser does: the error is reported, and the page goes on.
        }
      }
    },
    globals: {
      document: {
        documentElement,
        body,
        head: make("head"),
        createElement: make,
        getElementById: (id: string) => all().find((one) => one.id === id) ?? null,
      },
      location: {
        get href() {
          return address.href;
        },
        get search() {
          return address.search;
        },
        origin,
        assign: (to: string) => void visits.push(to),
      },
      history: { state: null, replaceState: (_: unknown, __: string, to: URL) => (address.href = to.href) },
      addEventListener: (_: string, listener: Listener) => listeners.add(listener),
      removeEventListener: (_: string, listener: Listener) => listeners.delete(listener),
      reportError() {},
    },
  };
}

export type TestPage = ReturnType<typeof openPage>;
