import { moneyBox } from "./money-box.ts";
import { moneyCardTap } from "./money-card-tap.ts";
import { moneyCoinFlip } from "./money-coin-flip.ts";
import { moneyPercent } from "./money-percent.ts";
import { moneyPriceTag } from "./money-price-tag.ts";
import { moneyReceipt } from "./money-receipt.ts";
import { moneyRegister } from "./money-register.ts";
import { moneyWallet } from "./money-wallet.ts";

export const moneyAnimations = [
  moneyCoinFlip,
  moneyCardTap,
  moneyWallet,
  moneyReceipt,
  moneyBox,
  moneyPriceTag,
  moneyRegister,
  moneyPercent,
];
