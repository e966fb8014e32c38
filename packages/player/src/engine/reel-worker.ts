import { serveReels } from "./serve-reels.ts";

serveReels();
