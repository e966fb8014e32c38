import { Dialog as PlainDialog, type DialogProps } from "@zoetrope/ui";

/** A modal question about what a workspace has; what it was asked about may be gone when it closes. */
export const Dialog = (props: Omit<DialogProps, "focusFallback">) => (
  <PlainDialog {...props} focusFallback="main .workspace-content :is(h1[tabindex], a, button)" />
);
