/** Addresses beyond this platform. Each has a page that serves in its place while none is configured. */
export interface OutsideLinks {
  developerPortal: string;
  partnerSite: string;
  dotLottieWeb: string;
  dotLottieIos: string;
  dotLottieAndroid: string;
  graphicsLibrary: string;
  courses: readonly [reading: string, moving: string, small: string, listening: string];
  enterpriseLearning: string;
  forum: string;
  brandKit: string;
  helpCenter: string;
  reportBug: string;
  requestFeature: string;
}

/** The open-source projects are real; everything that an operator has to set up leads to a page of this site instead. */
export const defaultOutsideLinks: OutsideLinks = {
  developerPortal: "https://dotlottie.io/",
  partnerSite: "https://penpot.app/",
  dotLottieWeb: "https://github.com/LottieFiles/dotlottie-web",
  dotLottieIos: "https://github.com/LottieFiles/dotlottie-ios",
  dotLottieAndroid: "https://github.com/LottieFiles/dotlottie-android",
  graphicsLibrary: "https://github.com/thorvg/thorvg",
  courses: [
    "/certifications#reading",
    "/certifications#moving",
    "/certifications#small-files",
    "/certifications#listening",
  ],
  enterpriseLearning: "/enterprise",
  forum: "/community",
  brandKit: "/press",
  helpCenter: "/help",
  reportBug: "/report-a-bug",
  requestFeature: "/request-feature",
};

/** True for addresses that leave this platform: they open in a tab of their own. */
export const isOutside = (address: string): boolean => /^https?:\/\//.test(address);
