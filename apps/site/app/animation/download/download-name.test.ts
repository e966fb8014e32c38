import { expect, test } from "vitest";
import { downloadName } from "./download-name.ts";

const plain = { slug: "gallop-cycle", theme: null, isRecoloured: false, extension: ".lottie" };

test.each([
  [plain, "gallop-cycle.lottie"],
  [{ ...plain, theme: "rose" }, "gallop-cycle-rose.lottie"],
  [{ ...plain, isRecoloured: true, extension: ".json" }, "gallop-cycle-recoloured.json"],
  [{ ...plain, theme: "rose", isRecoloured: true }, "gallop-cycle-rose-recoloured.lottie"],
  [{ ...plain, theme: "夜", extension: ".png", frame: 7 }, "gallop-cycle-夜-7.png"],
  [{ ...plain, theme: "../a b/" }, "gallop-cycle-a-b.lottie"],
  [{ ...plain, theme: "///" }, "gallop-cycle.lottie"],
])("%j is kept as %s", (about, name) => expect(downloadName(about)).toBe(name));
