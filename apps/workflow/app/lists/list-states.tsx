import { LoadFailure } from "../files/list/file-list-states.tsx";
import { Outlines } from "../page/outlines.tsx";
import type { PeoplePartProps, PeopleProps } from "../people/people-props.ts";
import type { useLoaded } from "./use-loaded.ts";

interface ListStatesProps extends Pick<PeoplePartProps, "messages">, Pick<PeopleProps, "drawings"> {
  state: ReturnType<typeof useLoaded<readonly unknown[]>>["state"];
  texts: { failed: string; loading: string; none: string };
  onTryAgain(): void;
}

/** What stands in the place of a list that failed, is on its way or is empty. */
export function ListStates({ state, texts, messages, drawings, onTryAgain }: ListStatesProps) {
  if (state.phase === "failed")
    return (
      <LoadFailure failed={texts.failed} messages={messages} drawings={drawings} onTryAgain={onTryAgain} />
    );
  if (state.phase === "loading")
    return (
      <Outlines as="ul" className="people-list" label={texts.loading}>
        <li className="person-row person-row--bare">
          <span className="skeleton skeleton--title" />
        </li>
      </Outlines>
    );
  return state.value.length === 0 ? <p className="secondary-text">{texts.none}</p> : null;
}
