import { Avatar as RadixAvatar } from "radix-ui";
import { avatarTone, initialsOf } from "../../avatar-tone.ts";

/** A picture, or initials on the tone of the name while it loads and when it does not come. */
export function Avatar({ name, src, size }: { name: string; src: string | null; size?: "large" | "small" }) {
  return (
    <RadixAvatar.Root
      className={`avatar avatar--tone-${avatarTone(name)}${size === undefined ? "" : ` avatar--${size}`}`}
      aria-hidden="true"
    >
      {src === null ? null : <RadixAvatar.Image className="avatar__image" src={src} alt="" />}
      <RadixAvatar.Fallback>{initialsOf(name)}</RadixAvatar.Fallback>
    </RadixAvatar.Root>
  );
}
