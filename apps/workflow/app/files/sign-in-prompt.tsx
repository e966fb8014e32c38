import { ButtonLink } from "@zoetrope/ui";
import { accountAddress } from "../data/account-address.ts";
import { Scene } from "../page/scene.tsx";
import type { FilesProps } from "./files-props.ts";

interface SignInPromptProps {
  messages: Pick<FilesProps["messages"], "guest">;
  hrefs: Pick<FilesProps["hrefs"], "preview">;
  urls: Pick<FilesProps["urls"], "accounts">;
  drawings: Pick<FilesProps["drawings"], "lock">;
}

/** What a guest finds here: the way in, and what can be done without. */
export function SignInPrompt({ messages, hrefs, urls, drawings }: SignInPromptProps) {
  const { guest } = messages;
  return (
    <section className="callout tissue tint-amber">
      <Scene drawing={drawings.lock} />
      <h1 className="h2">{guest.title}</h1>
      <p className="lead">{guest.text}</p>
      <div className="row row--wrap">
        {/* The header's script opens them over this page. */}
        <a
          className="button button--primary"
          href={accountAddress("login", urls.accounts)}
          data-account="login"
        >
          {guest.logIn}
        </a>
        <a
          className="button button--secondary"
          href={accountAddress("register", urls.accounts)}
          data-account="register"
        >
          {guest.signUp}
        </a>
      </div>
      <ButtonLink variant="tertiary" href={hrefs.preview}>
        {guest.preview}
      </ButtonLink>
    </section>
  );
}
