import { telegramRules } from "./telegram-rules.ts";

/** What a messenger asks of animated stickers. */
export interface StickerRules {
  source: string;
  /** What it takes: `tgs` is Lottie packed with gzip, `webp` a picture that moves. */
  format: "tgs" | "webp";
  /** Width and height of the canvas, in pixels. */
  side: number;
  maxSeconds: number;
  /** Frames a second: these alone, or at most the last of them where `isUpTo`. */
  frameRates: readonly number[];
  isUpTo: boolean;
  /** Of the file that is sent. */
  maxBytes: number;
}

/** As their makers say it; never tried here. */
export const stickerProfiles = {
  telegram: { ...telegramRules, format: "tgs", isUpTo: false },
  /** A frame lasts 8 milliseconds at least. */
  whatsapp: {
    source:
      "https://github.com/WhatsApp/stickers/blob/main/Android/app/src/main/java/com/example/samplestickerapp/StickerPackValidator.java",
    format: "webp",
    side: 512,
    maxSeconds: 10,
    frameRates: [125],
    isUpTo: true,
    maxBytes: 500 * 1024,
  },
} as const satisfies Record<string, StickerRules>;

export type StickerProfile = keyof typeof stickerProfiles;
