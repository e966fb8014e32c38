import { amber, ink, lamp, rose, sky } from "../shapes.ts";

export const tints = [ink, lamp, amber[1], ink, rose[2], sky[2]];
