import { consentKey, storeConsent, mayMeasure, readConsent, type Consent } from "@zoetrope/analytics/consent";
import type { ChromeData } from "../../chrome-data.tsx";
import type { Measuring } from "./measure.ts";
import { pageStorage } from "../page/page-storage.ts";
import { readChromeData } from "../page/read-chrome-data.ts";

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

type MeasuredData = ChromeData & Required<Pick<ChromeData, "analytics">>;

/** Whether the visitor may be measured, and what follows from it: in this page, and in the other tabs. */
function createChoice(data: MeasuredData) {
  const { demandsConsent } = data.analytics;
  const hasPrivacyControl = navigator.globalPrivacyControl === true;
  /** Where the browser keeps nothing, the answer holds for this page. */
  let given: Consent = null;
  let measuring: Promise<Measuring> | null = null;

  const answer = (): Consent => readConsent(pageStorage) ?? given;
  const may = (): boolean => mayMeasure(answer(), { demandsConsent, hasPrivacyControl });

  /** `isFresh`: the yes has just been said. */
  function settle(isFresh: boolean): void {
    if (!may()) return void measuring?.then(({ stop }) => stop());
    measuring ??= import("./measure.ts").then(({ startMeasuring }) =>
      startMeasuring({ data, mayMeasure: may, isFresh }),
    );
  }
  async function show(isAskedFor: boolean): Promise<void> {
    const { showConsentBanner } = await import("./consent-banner.ts");
    showConsentBanner({
      data,
      state: hasPrivacyControl ? "refused-by-browser" : may() ? "on" : "off",
      isAskedFor,
      onAnswer(choice) {
        given = choice;
        storeConsent(pageStorage, choice);
        settle(true);
      },
    });
  }
  return {
    start(): void {
      settle(false);
      if (demandsConsent && !hasPrivacyControl && answer() === null) void show(false);
      addEventListener("storage", ({ key }) => {
        if (key !== consentKey) return;
        // Answered in another tab.
        void hideConsentBanner();
        settle(true);
      });
    },
    show: () => void show(true),
  };
}

async function hideConsentBanner(): Promise<void> {
  if (document.querySelector(".consent-banner") !== null)
    (await import("./consent-banner.ts")).hideConsentBanner();
}

let choice: ReturnType<typeof createChoice> | undefined;

function getChoice(): typeof choice {
  if (choice !== undefined) return choice;
  const data = readChromeData();
  if (data?.analytics === undefined) return undefined;
  choice = createChoice({ ...data, analytics: data.analytics });
  choice.start();
  return choice;
}

/** Begins to measure, or asks whether it may; once for a page. */
export function chooseMeasuring(): void {
  getChoice();
}

/** Opens the choice, whatever has been answered. */
export function changeMeasuring(): void {
  getChoice()?.show();
}
