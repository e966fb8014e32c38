import type { Original } from "../builder/index.ts";
import { ai } from "./ai.ts";
import { arrows } from "./arrows.ts";
import { checks } from "./checks.ts";
import { confetti } from "./confetti.ts";
import { confettiLoops } from "./confetti-loops.ts";
import { errors } from "./errors.ts";
import { iconActions } from "./icon-actions.ts";
import { iconControls } from "./icon-controls.ts";
import { loading } from "./loading.ts";
import { loadingScenes } from "./loading-scenes.ts";
import { login } from "./login.ts";
import { money } from "./money.ts";
import { notFound } from "./not-found.ts";
import { success } from "./success.ts";

/** Animations for interfaces: waiting, answering, pointing the way, and the icons in between. */
export const interfaceAnimations: Original[] = [...loading, ...loadingScenes, ...success, ...confetti, ...confettiLoops, ...ai, ...arrows, ...login, ...errors, ...checks, ...money, ...notFound, ...iconControls, ...iconActions];
