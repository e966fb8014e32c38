import type { ComponentType } from "react";
import { useSession } from "../data/use-session.ts";
import { SignInPrompt } from "../files/sign-in-prompt.tsx";
import { PlotOutlines } from "../statistics/dashboard-states.tsx";
import type { AdminProps } from "./admin-props.ts";

/** A part of the operators' page for whoever is signed in; the gateway decides whether they run the platform. */
export function operatorPart<
  Props extends Pick<AdminProps, "adminMessages" | "drawings" | "hrefs" | "urls"> & {
    messages: Pick<AdminProps["messages"], "guest">;
  },
>(Part: ComponentType<Props>) {
  return function OperatorPart(props: Props) {
    const { status } = useSession(props.urls);
    if (status === "loading") return <PlotOutlines label={props.adminMessages.loading} />;
    if (status === "guest") return <SignInPrompt {...props} />;
    return <Part {...props} />;
  };
}
