import { formatBytes, getPeopleMessages, type Locale, type WorkflowMessages } from "@zoetrope/i18n";
import { maxPictureBytes } from "@zoetrope/kit/limits";

export type MessagesWithLimits = ReturnType<typeof messagesWithLimits>;

/** The messages with the size of the largest file in them, wherever they speak of it. */
export function messagesWithLimits(locale: Locale, messages: WorkflowMessages, maxUploadBytes: number) {
  const { files, upload, refused } = messages;
  const size = formatBytes(locale, maxUploadBytes);
  return {
    ...messages,
    files: { ...files, dropText: files.dropText({ size }) },
    upload: { ...upload, tooLarge: upload.tooLarge({ size }) },
    refused: { ...refused, "too-large": refused["too-large"]({ size }) },
  };
}

export type PeopleMessages = ReturnType<typeof peopleMessagesWithLimits>;

/** The messages about people with the size of the largest picture in them. */
export function peopleMessagesWithLimits(locale: Locale) {
  const messages = getPeopleMessages(locale);
  const { icon, errors } = messages;
  const size = formatBytes(locale, maxPictureBytes);
  return {
    ...messages,
    icon: { ...icon, text: icon.text({ size }) },
    errors: { ...errors, "icon-too-large": errors["icon-too-large"]({ size }) },
  };
}
