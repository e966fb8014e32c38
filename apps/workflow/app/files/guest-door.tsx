import { Button, ButtonLink } from "@zoetrope/ui";
import { openAccount } from "../data/open-account.ts";
import type { FilesProps } from "./files-props.ts";

interface GuestDoorProps {
  words: Pick<FilesProps["words"], "guest">;
  hrefs: Pick<FilesProps["hrefs"], "preview">;
  urls: Pick<FilesProps["urls"], "accounts">;
}

/** What a guest finds here: the way in, and what can be done without. */
export function GuestDoor({ words, hrefs, urls }: GuestDoorProps) {
  const { guest } = words;
  return (
    <section className="wf-door tissue t-amber">
      <h1 className="h2">{guest.title}</h1>
      <p className="lede">{guest.text}</p>
      <div className="row row--wrap">
        <Button onClick={() => openAccount("log-in", urls.accounts)}>{guest.logIn}</Button>
        <Button look="line" onClick={() => openAccount("sign-up", urls.accounts)}>
          {guest.signUp}
        </Button>
      </div>
      <ButtonLink look="quiet" href={hrefs.preview}>
        {guest.preview}
      </ButtonLink>
    </section>
  );
}
