import { watchForms } from "./behaviour/busy-forms.ts";
import { readMessages } from "./behaviour/frame-data.ts";
import { sendGoogleAnswer } from "./behaviour/google-answer.ts";
import { enablePasskeys } from "./behaviour/passkeys.ts";
import { enablePasswordFields } from "./behaviour/password-fields.ts";
import { postToHost, takeFocus } from "./behaviour/post-to-host.ts";

// Before anything else could read it.
sendGoogleAnswer();
postToHost();
const messages = readMessages();
if (messages !== null) {
  enablePasswordFields(messages);
  enablePasskeys(messages);
}
watchForms();
// A frame takes the focus when its host hands it over (speak-to-host.ts), or keeps it from page to page.
const isMine =
  window.parent === window ? document.querySelector("[data-focus]") !== null : document.hasFocus();
if (isMine || document.querySelector('[aria-invalid="true"]') !== null) takeFocus();
