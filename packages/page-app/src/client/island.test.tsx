import { FragmentCacheProvider } from "@zoetrope/ui/cached-fragment";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createFragmentCache } from "../document/fragment-cache.ts";
import { Island, IslandRenderer } from "./island.tsx";

interface GreetingProps {
  messages: { hello: string };
  name: string;
  note?: string | undefined;
}

const Greeting = ({ messages, name }: GreetingProps) => <p>{`${messages.hello} ${name}`}</p>;

/** The second page of a cache, where the messages are there already. */
function propsInPage(messages: GreetingProps["messages"], props: Omit<GreetingProps, "messages">): unknown {
  const cache = createFragmentCache();
  const page = () => {
    const fragments = cache.beginPage();
    const html = renderToString(
      <IslandRenderer value={(element) => renderToString(element)}>
        <FragmentCacheProvider value={fragments}>
          <Island name="greeting" component={Greeting} constants={{ messages }} props={props} />
        </FragmentCacheProvider>
      </IslandRenderer>,
    );
    const parts = fragments.partsOf(html);
    return parts.map((part) => (Buffer.isBuffer(part) ? part : part.bytes).toString()).join("");
  };
  page();
  const [, json = ""] = /<script type="application\/json">([^<]*)<\/script>/.exec(page()) ?? [];
  return JSON.parse(json);
}

test("an island finds its props and its messages in the page, whatever they say", () => {
  const messages = { hello: `</script><b "x"> ${"馬".repeat(2_000)}` };
  const props = { name: "</script>馬", note: undefined };
  expect(propsInPage(messages, props)).toEqual({ messages, name: props.name });
});
