import type { ContactTopic } from "../contact-topics.ts";

type Kind = "contact" | "help" | "bug" | "feature";

/** Of the forms that write to whoever runs the platform, of what answers them, and of the page that lists what came. */
export interface FeedbackWords {
  kinds: Record<Kind, string>;
  topics: Record<ContactTopic, string>;
  pages: Record<Kind, { title: string; description: string; lead: string }>;
  /** In the Help Center, below its questions. */
  ask: { title: string; lead: string };
  /** In the order of `helpPages` (apps/site): each answer ends with a link. */
  questions: readonly { question: string; answer: string; link: string }[];
  fields: {
    topic: string;
    name: string;
    email: string;
    emailHint: string;
    subject: string;
    text: Record<Kind, string>;
    page: string;
    pageHint: string;
    picture: string;
    pictureHint: string;
    /** Nobody sees it who uses a browser as it is meant. */
    trap: string;
    /** After the name of a field. */
    optional: string;
  };
  /** Below the fields of a bug report. */
  browserNote: string;
  /** `{{days}}`: how long messages are kept. */
  keptNote: string;
  submit: string;
  sending: string;
  /** Without an answer. */
  failed: string;
  thanks: { title: string; text: string; home: string };
  /** With {{max}}, the limit, and {{minutes}}. */
  errors: Record<
    | "title"
    | "again"
    | "topic-unknown"
    | "name-too-long"
    | "email-invalid"
    | "subject-missing"
    | "subject-too-long"
    | "text-missing"
    | "text-too-long"
    | "page-foreign"
    | "picture-unreadable"
    | "picture-too-large"
    | "too-many-address"
    | "too-many-network"
    | "foreign"
    | "unreadable"
    | "too-large"
    | "other",
    string
  >;
  admin: {
    title: string;
    parts: { figures: string; feedback: string; jobs: string; samples: string };
    /** Of the part of jobs. */
    jobs: {
      lead: string;
      none: string;
      loading: string;
      waiting: string;
      running: string;
      failed: string;
      attempts: string;
      retry: string;
      retryAll: string;
      sent: string;
    };
    lead: string;
    loading: string;
    failed: string;
    all: string;
    kind: string;
    state: string;
    open: string;
    done: string;
    emptyTitle: string;
    empty: string;
    from: string;
    page: string;
    browser: string;
    picture: string;
    pictureFailed: string;
    signedIn: string;
    markDone: string;
    reopen: string;
    markedDone: string;
    reopened: string;
    remove: string;
    removeTitle: string;
    removeText: string;
    cancel: string;
    removed: string;
    more: string;
    back: string;
    export: string;
    samplesLead: string;
    noSamples: string;
  };
}

export const en: FeedbackWords = {
  kinds: { contact: "Contact", help: "Question", bug: "Bug report", feature: "Feature request" },
  topics: {
    team: "The Team plan",
    enterprise: "The Enterprise plan",
    animators: "Hiring an animator",
    community: "The community",
    events: "Events",
    jobs: "Working here",
    press: "Press",
    privacy: "Privacy",
    security: "Security",
    other: "Something else",
  },
  pages: {
    contact: {
      title: "Contact us",
      description: "Write to whoever runs this platform.",
      lead: "Tell us what it is about. We answer by e-mail.",
    },
    help: {
      title: "Help Center",
      description: "Answers to common questions, and a form for every other one.",
      lead: "What people ask most, answered. Everything else: ask us.",
    },
    bug: {
      title: "Report a bug",
      description: "Tell us what does not work.",
      lead: "What did you do, what happened, and what should have happened? A picture often says it best.",
    },
    feature: {
      title: "Request a feature",
      description: "Tell us what is missing.",
      lead: "Tell us what you want to get done, and what stands in the way today.",
    },
  },
  ask: { title: "Ask us", lead: "Did you not find it? Write to us; we answer by e-mail." },
  questions: [
    {
      question: "May I use the animations in my product?",
      answer:
        "Each animation names its licence on its page, and most of them allow commercial use. Where a name has to be given, the line to copy stands beside it.",
      link: "Browse the animations",
    },
    {
      question: "How do I get an animation into my app?",
      answer: "There are players for the web, iOS, Android, desktop and games. They all read the same file.",
      link: "See the runtimes",
    },
    {
      question: "Why does my file look different here?",
      answer:
        "Some effects of the tools it was made with are not part of the format. The table says which ones.",
      link: "Supported features",
    },
    {
      question: "What does it cost?",
      answer:
        "Finding and downloading is free, and so is running the platform yourself. Teams that want us to run it pay by the person.",
      link: "Plans and prices",
    },
    {
      question: "What may I upload?",
      answer:
        "What you have made, or what its licence lets you share. A workspace keeps files private until you publish them.",
      link: "Upload guidelines",
    },
    {
      question: "How do I delete my account?",
      answer:
        "In the settings of your account, at once and for good. You can download everything that belongs to it first.",
      link: "Privacy policy",
    },
  ],
  fields: {
    topic: "What is it about?",
    name: "Your name",
    email: "Your e-mail address",
    emailHint: "So that we can answer. It is used for nothing else.",
    subject: "In one line",
    text: {
      contact: "Your message",
      help: "Your question",
      bug: "What happened?",
      feature: "What is missing?",
    },
    page: "Address of the page",
    pageHint: "The page of this platform on which it happened.",
    picture: "A picture",
    pictureHint: "PNG, JPEG or WebP, at most 5 MB. Only those who run the platform see it.",
    trap: "Leave this field empty",
    optional: "optional",
  },
  browserNote: "The name and version of your browser are sent along.",
  keptNote:
    "Your message is deleted after {{days}} days at the latest. If you delete your account, it goes with it.",
  submit: "Send",
  sending: "Sending…",
  failed: "It was not sent: no answer came. What you have written is still here. Please try again.",
  thanks: {
    title: "Thank you",
    text: "Your message has arrived. If it needs an answer, you get one by e-mail.",
    home: "To the home page",
  },
  errors: {
    title: "It was not sent yet",
    again: "Choose the picture again, please: a browser does not keep it.",
    "topic-unknown": "Choose what it is about.",
    "name-too-long": "A name may have 100 letters at most.",
    "email-invalid": "Write an e-mail address like name@example.com.",
    "subject-missing": "Say in one line what it is about.",
    "subject-too-long": "The line may have 150 letters at most.",
    "text-missing": "Write your message.",
    "text-too-long": "A message may have 10,000 letters at most. Please shorten it.",
    "page-foreign": "Give an address of this platform, or leave the field empty.",
    "picture-unreadable": "This is no picture that can be read. Choose a PNG, JPEG or WebP file.",
    "picture-too-large": "The picture is larger than 5 MB. Choose a smaller one.",
    "too-many-address":
      "{{max}} messages an hour can be sent with one e-mail address. You can go on in {{minutes}} min.",
    "too-many-network":
      "{{max}} messages an hour can be sent from one network. You can go on in {{minutes}} min.",
    foreign:
      "A message can only be sent from the pages of this platform. Open the form there and send it again.",
    unreadable: "The form arrived incomplete. Please send it again.",
    "too-large": "That is more than can be sent at once. Leave the picture out, or choose a smaller one.",
    other: "Something went wrong on our side. Please try again in a moment.",
  },
  admin: {
    title: "Messages",
    parts: { figures: "Analytics", feedback: "Messages", jobs: "Jobs", samples: "Sample content" },
    jobs: {
      lead: "These have failed for good. Send them again once what stood in their way is mended.",
      none: "No job has failed.",
      loading: "Loading the jobs",
      waiting: "Waiting",
      running: "Running",
      failed: "Failed",
      attempts: "Tries",
      retry: "Send again",
      retryAll: "Send all again",
      sent: "Sent again",
    },
    lead: "What people have sent through the forms, the newest first.",
    loading: "Loading the messages",
    failed: "The messages were not loaded.",
    all: "All",
    kind: "Kind",
    state: "State",
    open: "Open",
    done: "Done",
    emptyTitle: "No messages",
    empty: "Nothing here matches what you have chosen.",
    from: "From",
    page: "Page",
    browser: "Browser",
    picture: "Picture that was sent along",
    pictureFailed: "The picture was not loaded.",
    signedIn: "Was signed in",
    markDone: "Mark as done",
    reopen: "Open again",
    markedDone: "Marked as done",
    reopened: "Open again",
    remove: "Delete",
    removeTitle: "Delete this message?",
    removeText: "It is gone for good, with its picture.",
    cancel: "Cancel",
    removed: "The message is deleted",
    more: "Show more",
    back: "Back to the list",
    export: "Export as CSV",
    samplesLead:
      "These files came with the platform as examples. Replace them with your own; visitors are told nothing of it.",
    noSamples: "Nothing on the site is an example any more.",
  },
};
