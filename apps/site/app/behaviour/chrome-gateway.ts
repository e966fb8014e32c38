import { readChromeData } from "@zoetrope/chrome/read-chrome-data";
import { pageGateway, type GatewayClient } from "@zoetrope/gateway-client";

/** The gateway whose address the page's header knows. */
export function chromeGateway(): GatewayClient {
  const urls = readChromeData()?.urls;
  if (urls === undefined) throw new Error("a page without header knows no gateway");
  return pageGateway(urls);
}
