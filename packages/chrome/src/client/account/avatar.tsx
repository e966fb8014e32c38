import { Avatar as RadixAvatar } from "radix-ui";
import { avatarTone, initialsOf } from "../../avatar-tone.ts";

/** A picture, or initials on the tone of the name while it loads and when it does not come. */
export function Avatar({ name, src, size }: { name: string; src: string | null; size?: "l" | "s" }) {
  return (
    <RadixAvatar.Root
      className={`av av--t${avatarTone(name)}${size === undefined ? "" : ` av--${size}`}`}
      aria-hidden="true"
    >
      {src === null ? null : <RadixAvatar.Image className="av__img" src={src} alt="" />}
      <RadixAvatar.Fallback>{initialsOf(name)}</RadixAvatar.Fallback>
    </RadixAvatar.Root>
  );
}
