/** What recolouring takes of the package, and nothing else: loaded as a whole, all of it would go to the browser. */
export {
  applyTheme,
  createRecolourer,
  fillSlots,
  namesUsedBy,
  optimiseJson,
  parseAnimation,
  standaloneJson,
  toDotLottie,
  withoutPrograms,
} from "@zoetrope/lottie";
