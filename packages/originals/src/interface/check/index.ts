import { checkBox } from "./check-box.ts";
import { checkDouble } from "./check-double.ts";
import { checkList } from "./check-list.ts";
import { checkProgress } from "./check-progress.ts";
import { checkRadio } from "./check-radio.ts";
import { checkRows } from "./check-rows.ts";
import { checkShield } from "./check-shield.ts";
import { checkToggle } from "./check-toggle.ts";

export const checkAnimations = [
  checkBox,
  checkList,
  checkToggle,
  checkDouble,
  checkRadio,
  checkProgress,
  checkShield,
  checkRows,
];
