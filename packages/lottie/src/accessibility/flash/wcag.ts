/** WCAG 2.2, "general flash and red flash thresholds": https://www.w3.org/TR/WCAG22/#dfn-general-flash-and-red-flash-thresholds */
export const wcag = {
  /** Ten degrees of what is seen, in CSS pixels of a screen of 1024 × 768 (note 1). */
  fieldWidth: 341,
  fieldHeight: 256,
  /** Share of the field that flashes may take together. */
  maxFieldShare: 0.25,
  /** Of the relative luminance of white. */
  minLuminanceChange: 0.1,
  /** A change counts where the darker of both lies below this. */
  maxDarkerLuminance: 0.8,
  /** R / (R + G + B) from which on red is saturated (note 3). */
  minRedShare: 0.8,
  /** Distance in the CIE 1976 UCS diagram that is exceeded. */
  maxChromaticityChange: 0.2,
  /** Within any second. */
  maxFlashes: 3,
  /** Squares smaller than a tenth of a degree are a fine pattern, in CSS pixels. */
  finePattern: 3.41,
} as const;

/** CSS square pixels that may flash together in one field. */
export const maxFlashingArea = wcag.fieldWidth * wcag.fieldHeight * wcag.maxFieldShare;

/** A flash is two opposing changes, so the seventh within a second is more than three of them; PEAT and IRIS count the same way. */
export const changesOfTooMany = wcag.maxFlashes * 2 + 1;
