import { Button } from "@zoetrope/ui";
import { useState } from "react";
import { LibraryDialog } from "./library-dialog.tsx";
import type { LibraryProps } from "./library-props.ts";

/** Opens the library, to choose an animation of it instead of a file. */
export function LibraryButton({ isSmall = false, ...props }: LibraryProps & { isSmall?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="tertiary" size={isSmall ? "small" : "medium"} onClick={() => setOpen(true)}>
        {props.messages.library.open}
      </Button>
      {isOpen ? (
        <LibraryDialog
          {...props}
          onClose={() => setOpen(false)}
          onPick={(id, title) => {
            setOpen(false);
            props.onPick(id, title);
          }}
        />
      ) : null}
    </>
  );
}
