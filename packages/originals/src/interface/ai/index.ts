import { aiChat } from "./ai-chat.ts";
import { aiNodes } from "./ai-nodes.ts";
import { aiPattern } from "./ai-pattern.ts";
import { aiPen } from "./ai-pen.ts";
import { aiPrompt } from "./ai-prompt.ts";
import { aiPuppet } from "./ai-puppet.ts";
import { aiSparkle } from "./ai-sparkle.ts";
import { aiWand } from "./ai-wand.ts";

export const aiAnimations = [aiSparkle, aiPuppet, aiNodes, aiPrompt, aiWand, aiPattern, aiPen, aiChat];
