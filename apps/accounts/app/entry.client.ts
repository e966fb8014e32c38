import { watchForms } from "./behaviour/busy-forms.ts";
import { readWords } from "./behaviour/frame-data.ts";
import { sendGoogleAnswer } from "./behaviour/google-answer.ts";
import { wakePasskeys } from "./behaviour/passkeys.ts";
import { wakePasswordFields } from "./behaviour/password-fields.ts";
import { speakToHost, takeFocus } from "./behaviour/speak-to-host.ts";

// Before anything else could read it.
sendGoogleAnswer();
speakToHost();
const words = readWords();
if (words !== null) {
  wakePasswordFields(words);
  wakePasskeys(words);
}
watchForms();
// A frame takes the focus when its host hands it over (speak-to-host.ts), or keeps it from page to page.
const isMine =
  window.parent === window ? document.querySelector("[data-focus]") !== null : document.hasFocus();
if (isMine || document.querySelector('[aria-invalid="true"]') !== null) takeFocus();
