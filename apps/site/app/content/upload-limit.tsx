import { formatBytes } from "@zoetrope/i18n";
import { usePage } from "../page/use-page.ts";

/** The largest file that may be uploaded to this platform, as the language of the page writes it. */
export function UploadLimit() {
  const { locale, maxUploadBytes } = usePage();
  return <>{formatBytes(locale, maxUploadBytes)}</>;
}
