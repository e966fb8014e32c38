import {
  formatBytes,
  getPeopleMessages,
  getRefusalsMessages,
  type Locale,
  type WorkflowMessages,
} from "@zoetrope/i18n";
import { maxPictureBytes, maxTagLength, maxWorkspaceNameLength } from "@zoetrope/kit/limits";

export type MessagesWithLimits = ReturnType<typeof messagesWithLimits>;

/** The messages with how much is taken in them, wherever they speak of it. */
export function messagesWithLimits(locale: Locale, messages: WorkflowMessages, maxUploadBytes: number) {
  const { files, upload, refused, errors } = messages;
  const size = formatBytes(locale, maxUploadBytes);
  const refusals = getRefusalsMessages(locale);
  return {
    ...messages,
    files: { ...files, dropText: files.dropText({ size }) },
    errors: { ...errors, "tags-malformed": errors["tags-malformed"]({ maxTag: maxTagLength }) },
    upload: { ...upload, tooLarge: upload.tooLarge({ size }) },
    refused: { ...refused, ...refusals, "too-large": refusals["too-large"]({ size }) },
  };
}

export type PeopleMessages = ReturnType<typeof peopleMessagesWithLimits>;

/** The messages about people with how large a picture and how long a name may be. */
export function peopleMessagesWithLimits(locale: Locale) {
  const messages = getPeopleMessages(locale);
  const { icon, errors } = messages;
  const size = formatBytes(locale, maxPictureBytes);
  return {
    ...messages,
    icon: { ...icon, text: icon.text({ size }) },
    errors: {
      ...errors,
      "icon-too-large": errors["icon-too-large"]({ size }),
      "name-malformed": errors["name-malformed"]({ maxWorkspaceName: maxWorkspaceNameLength }),
    },
  };
}
