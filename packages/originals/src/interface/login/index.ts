import { loginBadge } from "./login-badge.ts";
import { loginDoor } from "./login-door.ts";
import { loginEnter } from "./login-enter.ts";
import { loginFingerprint } from "./login-fingerprint.ts";
import { loginFrame } from "./login-frame.ts";
import { loginKey } from "./login-key.ts";
import { loginLock } from "./login-lock.ts";
import { loginPasskey } from "./login-passkey.ts";
import { loginPassword } from "./login-password.ts";

export const loginAnimations = [
  loginKey,
  loginLock,
  loginFingerprint,
  loginPasskey,
  loginDoor,
  loginBadge,
  loginPassword,
  loginFrame,
  loginEnter,
];
