import {
  formatBytes,
  getPeopleMessages,
  getRefusalsMessages,
  type Locale,
  type WorkflowMessages,
} from "@zoetrope/i18n";
import {
  maxPictureBytes,
  maxTagLength,
  maxWorkspaceNameLength,
  secretRotationInHours,
  webhookTimeoutInSeconds,
} from "@zoetrope/kit/limits";

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

/** The messages about people with how much is taken, and how long it is good or waited for. */
export function peopleMessagesWithLimits(locale: Locale) {
  const messages = getPeopleMessages(locale);
  const { icon, apiKeys, webhooks, errors } = messages;
  const size = formatBytes(locale, maxPictureBytes);
  return {
    ...messages,
    icon: { ...icon, text: icon.text({ size }) },
    apiKeys: { ...apiKeys, rotateText: apiKeys.rotateText({ hours: secretRotationInHours }) },
    webhooks: {
      ...webhooks,
      rotateText: webhooks.rotateText({ hours: secretRotationInHours }),
      failures: {
        ...webhooks.failures,
        "too-slow": webhooks.failures["too-slow"]({ seconds: webhookTimeoutInSeconds }),
      },
    },
    errors: {
      ...errors,
      "icon-too-large": errors["icon-too-large"]({ size }),
      "name-malformed": errors["name-malformed"]({ maxWorkspaceName: maxWorkspaceNameLength }),
    },
  };
}
