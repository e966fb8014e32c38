import { formatBytes, type Locale, type WorkflowWords } from "@zoetrope/i18n";
import { fill } from "@zoetrope/player/react";

/** The words with the size of the largest file in them, wherever they speak of it. */
export function wordsWithLimits(locale: Locale, words: WorkflowWords, maxUploadBytes: number): WorkflowWords {
  const { files, upload, refused } = words;
  const size = formatBytes(locale, maxUploadBytes);
  return {
    ...words,
    files: { ...files, dropText: fill(files.dropText, { size }) },
    upload: { ...upload, tooLarge: fill(upload.tooLarge, { size }) },
    refused: { ...refused, "too-large": fill(refused["too-large"], { size }) },
  };
}
