import type { AnimationDetail } from "@zoetrope/catalog";
import { formatBytes, getAnimationMessages } from "@zoetrope/i18n";
import { Island } from "@zoetrope/page-app/island";
import { usePage } from "../../page/use-page.ts";
import { animationAddresses } from "../animation-addresses.ts";
import { downloadAction, premiumAddresses } from "../premium/premium-addresses.ts";
import AnimationDownload from "./animation-download.island.tsx";
import PremiumDownload from "./premium-download.island.tsx";

const sizesOf = (formats: readonly { format: string; size: string }[]) =>
  Object.fromEntries(formats.map(({ format, size }) => [format, size]));

/** The formats at hand, for everybody or for whoever has the plan. */
export function DownloadIsland({ animation }: { animation: AnimationDetail }) {
  const page = usePage();
  const { locale, urls } = page;
  const messages = getAnimationMessages(locale);
  const { pageUrl, fileUrl } = animationAddresses(page, animation);
  const formats = animation.files.map(({ format, sizeInBytes }) => ({
    format,
    size: formatBytes(locale, sizeInBytes),
  }));
  const download = {
    action: downloadAction(urls.api, animation),
    formats,
    id: animation.id,
    slug: animation.slug,
  };
  return animation.isPremium ? (
    <Island
      name="premium-download"
      component={PremiumDownload}
      constants={{ messages: messages.download, premium: messages.premium }}
      props={{
        ...download,
        ...premiumAddresses(page, animation, pageUrl),
        licenceUrl: page.href("/licences/premium"),
      }}
    />
  ) : (
    <Island
      name="animation-download"
      component={AnimationDownload}
      constants={{ messages: messages.download }}
      props={{ ...download, fileUrl }}
      template={{
        look: formats.map(({ format }) => format).join(),
        values: { action: download.action, ...sizesOf(formats) },
        props: (given) => ({
          action: given["action"] ?? "",
          formats: formats.map(({ format }) => ({ format, size: given[format] ?? "" })),
        }),
      }}
    />
  );
}
