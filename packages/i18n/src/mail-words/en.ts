interface MailText {
  subject: string;
  /** One line beside the subject in the list of mails. */
  preview: string;
  heading: string;
  text: string;
}

export interface MailWords {
  /** Above the address of the button, for programs that hide buttons. */
  linkHint: string;
  footer: string;
  /** With {{email}}, {{name}} of whoever signs up, and {{time}}. */
  verify: MailText & { action: string; note: string };
  /** With {{email}}, as the others that have a button. */
  known: MailText & { action: string; note: string };
  reset: MailText & { action: string; note: string };
  delayed: MailText & { action: string; note: string };
  /** With {{email}}, the new address. */
  emailChange: MailText & { action: string; note: string };
  /** With {{email}}, the new address, and {{until}}; the note too. It goes to the old one. */
  emailChanged: MailText & { action: string; note: string };
  /** With {{name}} of whoever invites, {{workspace}}, and {{email}} of whoever is invited. */
  invitation: MailText & {
    /** Which address the invitation is for. */
    email: string;
    action: string;
    note: string;
    /** In place of the footer: not everybody who is invited has an account. */
    reason: string;
  };
  /** With {{giver}}, who owned it, {{name}} of the new owner and {{workspace}}; both get it. */
  ownership: MailText & { action: string; note: string };
  /** With {{name}} of whoever removed the member, and {{workspace}}. */
  removal: MailText & { action: string; note: string };
  /** With {{kind}} of the message, what it is {{about}}, {{name}} and {{email}} of the sender. It goes to those who run the platform. */
  feedback: Omit<MailText, "heading"> & { picture: string; action: string; note: string; reason: string };
  notice: {
    passwordChanged: MailText;
    passkeyAdded: MailText;
    passkeyRemoved: MailText;
    googleLinked: MailText;
    googleUnlinked: MailText;
    /** With {{name}} of the provider, in the subject too. */
    providerLinked: MailText;
    providerUnlinked: MailText;
    accountDeleted: MailText;
    /** What to do if it was somebody else; after a deletion `lost` stands in its place. */
    notYou: string;
    lost: string;
    action: string;
  };
}

/** Words of the mails. What stands in {{braces}} is filled in. */
export const en: MailWords = {
  linkHint: "If the button does nothing, open this address in your browser:",
  footer:
    "Zoetrope, the open platform for vector animations. You get this mail because of your account; it is never advertising.",
  verify: {
    subject: "Is this your address?",
    preview: "One step is left before your account is ready.",
    heading: "One step is left",
    text: "An account for “{{name}}” with {{email}} was asked for on {{time}}. If it was you, confirm the address and you are in.",
    action: "Confirm address",
    note: "The link works once, for 24 hours. In another browser than the one that signed up it asks for the password chosen there. If it was not you, do nothing: without the link there is no account.",
  },
  known: {
    subject: "You already have an account",
    preview: "No need for a second one: log in, or choose a new password.",
    heading: "You already have an account",
    text: "Somebody tried to make a Zoetrope account with {{email}}, but there is one already. If it was you, log in with the password you have, or choose a new one here.",
    action: "Choose a new password",
    note: "The link works once, for one hour. If it was not you, do nothing: nobody has got in.",
  },
  reset: {
    subject: "Choose a new password",
    preview: "The link works once, for one hour.",
    heading: "Choose a new password",
    text: "Somebody asked for a new password for the Zoetrope account of {{email}}. If it was you, choose it here. You will be signed out everywhere else.",
    action: "Choose a new password",
    note: "The link works once, for one hour. If it was not you, do nothing: your password stays as it is.",
  },
  delayed: {
    subject: "Many failed sign-ins to your account",
    preview: "Somebody keeps trying passwords. Here is your way in.",
    heading: "Somebody keeps trying passwords",
    text: "There were many failed sign-ins to the Zoetrope account of {{email}}, so we make whoever tries wait longer each time. Your account is not locked. If waiting holds you up too, this link lets you in at once: choose a new password.",
    action: "Choose a new password",
    note: "The link works once, for one hour. If your password is long and used nowhere else, you need not do anything.",
  },
  emailChange: {
    subject: "Confirm your new address",
    preview: "Your account changes its address once you confirm it.",
    heading: "Confirm your new address",
    text: "You asked to use {{email}} for your Zoetrope account. It takes effect once you confirm it; until then the old address stays.",
    action: "Confirm address",
    note: "The link works once, for 24 hours, where you are logged in or know the password of the account. If it was not you, do nothing.",
  },
  emailChanged: {
    subject: "Your address was changed",
    preview: "If it was not you, take it back within seven days.",
    heading: "Your address was changed",
    text: "From now on your Zoetrope account uses {{email}}. Mails no longer come to this address. If it was not you, take this address back: that signs everybody out, and you choose a new password.",
    action: "It was not me: take it back",
    note: "The link works once, until {{until}}. If it was you, do nothing.",
  },
  invitation: {
    subject: "{{name}} invites you to “{{workspace}}”",
    preview: "Work together on animations on Zoetrope.",
    heading: "You are invited to “{{workspace}}”",
    text: "{{name}} invites you to a workspace on Zoetrope: a place where several people upload, keep and publish animations together.",
    email:
      "The invitation is for {{email}}. Log in with this address, or make an account with it; the invitation waits there for your answer.",
    action: "Look at the invitation",
    note: "It is open for two weeks. If you do not know who invites you, do nothing: nobody learns whether you have read this.",
    reason:
      "Zoetrope, the open platform for vector animations. You get this mail because somebody typed your address into an invitation; it is never advertising.",
  },
  ownership: {
    subject: "“{{workspace}}” belongs to {{name}} now",
    preview: "{{giver}} has handed the workspace over.",
    heading: "“{{workspace}}” belongs to {{name}} now",
    text: "{{giver}} has handed the workspace “{{workspace}}” on Zoetrope over to {{name}}. The owner decides how colleagues come in and can hand it on. {{giver}} is an admin there from now on.",
    action: "Open the workspace",
    note: "If that was not meant to happen, ask the new owner to hand it back. If somebody else did it from your account, choose a new password.",
  },
  removal: {
    subject: "You are no longer in “{{workspace}}”",
    preview: "{{name}} has removed you from the workspace.",
    heading: "You are no longer in “{{workspace}}”",
    text: "{{name}} has removed you from the workspace “{{workspace}}” on Zoetrope. You can no longer open it. What you have uploaded there stays there; what you have published stays public.",
    action: "Open your workspaces",
    note: "If you think that this is a mistake, ask {{name}}. To come back, somebody there has to invite you.",
  },
  feedback: {
    subject: "{{kind}}: {{about}}",
    preview: "{{name}} has written to you.",
    text: "{{name}} ({{email}}) has written to whoever runs Zoetrope.",
    picture: "A picture came with it; it stands on the operators’ page.",
    action: "Open the message",
    note: "An answer to this mail goes to {{email}}.",
    reason:
      "Zoetrope, the open platform for vector animations. You get this mail because you are named as an operator of this platform.",
  },
  notice: {
    passwordChanged: {
      subject: "Your password was changed",
      preview: "Every other browser was signed out.",
      heading: "Your password was changed",
      text: "Your Zoetrope account has a new password, and every other browser was signed out.",
    },
    passkeyAdded: {
      subject: "A passkey was added",
      preview: "Your account can now be opened with one more passkey.",
      heading: "A passkey was added",
      text: "Your Zoetrope account can now be opened with the passkey “{{name}}”.",
    },
    passkeyRemoved: {
      subject: "A passkey was removed",
      preview: "It no longer opens your account.",
      heading: "A passkey was removed",
      text: "The passkey “{{name}}” no longer opens your Zoetrope account.",
    },
    googleLinked: {
      subject: "Your Google account was linked",
      preview: "You can now sign in with Google.",
      heading: "Your Google account was linked",
      text: "You can now sign in to Zoetrope with the Google account {{email}}.",
    },
    googleUnlinked: {
      subject: "Your Google account was unlinked",
      preview: "You can no longer sign in with Google.",
      heading: "Your Google account was unlinked",
      text: "The Google account {{email}} no longer opens your Zoetrope account.",
    },
    providerLinked: {
      subject: "Your account with {{name}} was linked",
      preview: "You can now sign in with {{name}}.",
      heading: "Your account with {{name}} was linked",
      text: "You can now sign in to Zoetrope with your account with {{name}}.",
    },
    providerUnlinked: {
      subject: "Your account with {{name}} was unlinked",
      preview: "You can no longer sign in with {{name}}.",
      heading: "Your account with {{name}} was unlinked",
      text: "Your account with {{name}} no longer opens your Zoetrope account.",
    },
    accountDeleted: {
      subject: "Your account was deleted",
      preview: "Everything that belonged to it is gone.",
      heading: "Your account was deleted",
      text: "Your Zoetrope account and everything that belonged to it is gone. Your username stays free of others for 90 days.",
    },
    notYou: "If it was not you, choose a new password now. That signs out everybody else.",
    lost: "If it was not you, tell whoever runs this platform as soon as you can.",
    action: "Choose a new password",
  },
};
