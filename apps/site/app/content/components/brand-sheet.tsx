import { BrandMark, BrandWordmark } from "@zoetrope/chrome";
import type { Tint } from "@zoetrope/ui";
import type { ReactNode } from "react";

const parts = {
  logo: (
    <>
      <BrandMark />
      <BrandWordmark />
    </>
  ),
  mark: <BrandMark />,
  wordmark: <BrandWordmark />,
};

/** Drawings of the brand on the grounds where they may stand. */
export const BrandSheets = ({ children }: { children: ReactNode }) => (
  <ul className="content-brand">{children}</ul>
);

/** One of them: on `paper`, on `night`, or on a tissue, where the drum is ink alone. */
export function BrandSheet({
  part,
  ground,
  children,
}: {
  part: keyof typeof parts;
  ground: "paper" | "night" | Tint;
  children: ReactNode;
}) {
  const look =
    ground === "paper" ? "" : ground === "night" ? "night" : `tissue tint-${ground} content-brand__ink`;
  return (
    <li>
      <div className={`content-brand__sheet ${look}`}>{parts[part]}</div>
      {children}
    </li>
  );
}
