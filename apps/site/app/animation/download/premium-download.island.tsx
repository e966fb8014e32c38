import { useAnalytics } from "@zoetrope/analytics/react";
import type { AnimationMessages } from "@zoetrope/i18n";
import { useEffect, useRef, useState } from "react";
import { isChanged } from "../colours/colour-mapping.ts";
import { openRecolourFile, type FileFormat } from "../colours/recolour-file.ts";
import { useWorkspace } from "../workspace.ts";
import { downloadName } from "./download-name.ts";
import { extensions, FormatOptions } from "./format-options.tsx";
import { saveFile } from "./save-file.ts";
import { usePremium } from "../premium/use-premium.ts";

export interface PremiumDownloadProps {
  messages: AnimationMessages["download"];
  premium: AnimationMessages["premium"];
  /** The address that counts and says where the file is. */
  action: string;
  formats: { format: FileFormat; size: string }[];
  id: string;
  slug: string;
  urls: { accounts: string; workflow: string; api: string };
  signInUrl: string;
  plansUrl: string;
  licenceUrl: string;
}

/** Whoever went to sign in from here is led here again. */
const requestKey = "zoetrope:wanted-download";

/** What a premium animation asks for: signing in, a plan, or nothing more. Without scripts it leads to signing in. */
export default function PremiumDownload(props: PremiumDownloadProps) {
  const { messages, premium, action, formats, id, slug, urls, signInUrl, plansUrl, licenceUrl } = props;
  const { right, fetchFile } = usePremium(action, urls);
  const { mapping } = useWorkspace();
  const isRecoloured = isChanged(mapping);
  const { track } = useAnalytics();
  const [choice, setChoice] = useState<FileFormat>(formats[0]?.format ?? "dotlottie");
  const extension = extensions[choice];
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (right !== "yes" && right !== "plan") return;
    if (sessionStorage.getItem(requestKey) !== id) return;
    sessionStorage.removeItem(requestKey);
    section.current?.scrollIntoView({ block: "nearest" });
    section.current?.focus();
  }, [right, id]);

  const download = () => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    const made = isRecoloured
      ? openRecolourFile(action, async () => (await fetchFile("dotlottie", "recolour")).arrayBuffer()).then(
          (file) => file.download(mapping, choice, null),
        )
      : fetchFile(choice);
    made
      .then((blob) => {
        saveFile(blob, downloadName({ slug, theme: null, isRecoloured, extension }));
        track({ event: "download", file_id: id, element: "page" });
      })
      .catch(() => setFailed(true))
      .finally(() => setBusy(false));
  };
  const size = formats.find(({ format }) => format === choice)?.size ?? "";
  const label = isRecoloured
    ? messages.recoloured({ format: extension })
    : messages.buttonWithSize({ format: extension, size });

  return (
    <section
      id="download"
      className="premium-download"
      aria-label={messages.legend}
      tabIndex={-1}
      ref={section}
    >
      <p className="secondary-text">
        {premium.lead}{" "}
        <a className="link" href={licenceUrl}>
          {premium.licence}
        </a>
      </p>
      <FormatOptions messages={messages} formats={formats} choice={choice} onChoose={setChoice} />
      {right === "yes" || right === "unknown" ? (
        <button
          type="button"
          className="button button--accent button--large button--block"
          aria-disabled={isBusy || right === "unknown" || undefined}
          onClick={right === "yes" ? download : undefined}
        >
          <svg className="icon" aria-hidden="true">
            <use href="#icon-download" />
          </svg>
          {right === "unknown" ? premium.checking : label}
        </button>
      ) : null}
      {right === "sign-in" ? (
        <a
          className="button button--accent button--large button--block"
          href={signInUrl}
          data-account="login"
          onClick={() => sessionStorage.setItem(requestKey, id)}
        >
          {premium.signIn}
        </a>
      ) : null}
      {right === "plan" ? (
        <div className="premium-download__plan">
          <p>
            <b>{premium.notInPlan}</b>
          </p>
          <p className="secondary-text">{premium.hint}</p>
          <div className="row">
            <a className="button button--primary button--small" href={plansUrl}>
              {premium.plans}
            </a>
            <a className="button button--secondary button--small" href={urls.workflow}>
              {premium.workspaces}
            </a>
          </div>
        </div>
      ) : null}
      <output className="field__error">{hasFailed ? premium.failed : ""}</output>
    </section>
  );
}
