import type { AnimationDetail } from "@zoetrope/catalog";
import { formatBytes, getAnimationMessages } from "@zoetrope/i18n";
import { Island } from "@zoetrope/page-app/island";
import { usePage } from "../../page/use-page.ts";
import { animationAddresses } from "../animation-addresses.ts";
import { downloadAction, premiumAddresses } from "../premium/premium-addresses.ts";
import AnimationDownload from "./animation-download.island.tsx";
import PremiumDownload from "./premium-download.island.tsx";

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
  const template = {
    look: formats.map(({ format }) => format).join(),
    values: { action: download.action, sizes: formats.map(({ size }) => size) },
    props: ({ action, sizes }: { action: string; sizes: string[] }) => ({
      action,
      formats: formats.map(({ format }, index) => ({ format, size: sizes[index] ?? "" })),
    }),
  };
  if (!animation.isPremium)
    return (
      <Island
        name="animation-download"
        component={AnimationDownload}
        constants={{ messages: messages.download }}
        props={{ ...download, fileUrl }}
        template={template}
      />
    );
  const premium = premiumAddresses(page, animation, pageUrl);
  return (
    <Island
      name="premium-download"
      component={PremiumDownload}
      constants={{ messages: messages.download, premium: messages.premium }}
      props={{ ...download, ...premium, licenceUrl: page.href("/licences/premium") }}
      template={{
        look: template.look,
        values: { ...template.values, signInUrl: premium.signInUrl },
        props: ({ signInUrl, ...given }) => ({ ...template.props(given), signInUrl }),
      }}
    />
  );
}
