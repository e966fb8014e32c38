import { serveSkottie } from "./serve-skottie.ts";

serveSkottie();
