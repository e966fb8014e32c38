import { Button, Icon } from "@zoetrope/ui";
import { useId, useRef, type ReactNode } from "react";

interface FileInvitationProps {
  title: string;
  text: string;
  /** Of the button that opens the file chooser. */
  choose: string;
  /** That pasting works, and what. */
  paste: string;
  /** Of `<input type=file>`: `.json,.lottie`. */
  accept: string;
  /** Default: one file. */
  takesMany?: boolean;
  /** Other ways in, beside the button. */
  otherWays: ReactNode;
  /** What is being read, and why the last one was refused. */
  status: ReactNode;
  onFiles(files: File[]): void;
}

/** Where files come in while there is none. */
export function FileInvitation({
  title,
  text,
  choose,
  paste,
  accept,
  takesMany = false,
  otherWays,
  status,
  onFiles,
}: FileInvitationProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className="tool-input">
      <Icon name="image-play" size="large" />
      <p className="h3" id={id}>
        {title}
      </p>
      <p className="secondary-text tool-input__text">{text}</p>
      <div className="tool-input__ways">
        <Button aria-describedby={id} onClick={() => chooser.current?.click()}>
          {choose}
        </Button>
        <input
          ref={chooser}
          hidden
          type="file"
          accept={accept}
          multiple={takesMany}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // The same file again is another request.
            currentTarget.value = "";
            if (files.length > 0) onFiles(files);
          }}
        />
      </div>
      <div className="tool-input__ways">{otherWays}</div>
      <p className="small-text muted-text">{paste}</p>
      {status}
    </div>
  );
}
