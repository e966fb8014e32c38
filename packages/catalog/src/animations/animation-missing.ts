import { AppError } from "@zoetrope/kit";

export function animationMissing(): AppError {
  const publicMessage = "There is no animation with this id.";
  return new AppError("not-found", publicMessage, { publicMessage });
}
