import { isAnimationId } from "@zoetrope/catalog/animation-id";
import { descriptionFor, titleFor } from "@zoetrope/catalog/translations";
import { getAnimationMessages } from "@zoetrope/i18n";
import { imageSizes, imageUrl } from "@zoetrope/ui";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { animationPath } from "../page/animation-address.ts";
import { playAddress } from "../cards/play-address.ts";
import { readLook } from "../embed-code/read-look.ts";
import type { EmbedTrigger } from "../embed-code/embed-options.ts";
import embedStyles from "../animation/embed/embed.css?inline";
import { loadFromCatalogue, pageMissing } from "../page/load-from-catalogue.ts";
import { siteServices } from "../page/site-context.ts";
import { usePage } from "../page/use-page.ts";
import type { RouteHandle } from "../page/route-handle.ts";

export const handle: RouteHandle = { plays: true, isEmbed: true, styles: embedStyles };

export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const id = params["id"] ?? "";
  const animation = isAnimationId(id) ? await loadFromCatalogue(siteServices(context).catalog.get(id)) : null;
  if (!animation) throw pageMissing();
  const { searchParams } = new URL(request.url);
  const theme = searchParams.get("theme");
  // A preview has one look.
  const hasTheme = theme !== null && !animation.isPremium && animation.themes.includes(theme);
  return { animation, look: { ...readLook(searchParams), theme: hasTheme ? theme : null } };
}

const startOf: Record<EmbedTrigger, object> = {
  load: { autoplay: "" },
  hover: { trigger: "hover" },
  click: { controls: "" },
};

/** One animation in other people's frames: nothing but the picture, and the way back. */
export default function Embed() {
  const { animation, look } = useLoaderData<typeof loader>();
  const { theme, loop, speed, trigger } = look;
  const page = usePage();
  const { locale, urls } = page;
  const address = urls.site + page.href(animationPath(animation));
  const { player, embed } = getAnimationMessages(locale);
  const poster = imageUrl(urls.assets, animation.posterKey, imageSizes.medium);
  const title = titleFor(animation, locale).text;
  const label = descriptionFor(animation, locale).text || title;
  const play = playAddress(urls.assets, animation);
  const picture = <img src={poster} alt={label} width={animation.width} height={animation.height} />;
  return (
    <main className="embed">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={address} />
      {play === null ? (
        picture
      ) : (
        <zoetrope-player
          src={play}
          poster={poster}
          label={label}
          play-label={player.play}
          pause-label={player.pause}
          error-label={player.failed}
          {...(theme === null ? {} : { theme })}
          {...(speed === 1 ? {} : { speed: String(speed) })}
          {...(loop === "once" ? {} : { [loop]: "" })}
          {...startOf[trigger]}
        >
          {picture}
        </zoetrope-player>
      )}
      <a href={address} target="_blank" rel="noopener" aria-label={embed.seeOn({ title })}>
        Zoetrope
      </a>
      <script type="module" src="/player.js" />
    </main>
  );
}
