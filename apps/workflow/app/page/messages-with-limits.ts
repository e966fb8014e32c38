import { formatBytes, type Locale, type WorkflowMessages } from "@zoetrope/i18n";

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
