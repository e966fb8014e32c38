import { pageGateway } from "@zoetrope/gateway-client";
import { loadSession, pageSession } from "@zoetrope/session";
import { useCallback, useEffect, useState } from "react";

/** What somebody may do with a premium animation, or with those of a pack: not known yet, sign in first, nothing by their plan, have it. */
export type PremiumRight = "unknown" | "sign-in" | "plan" | "yes";

interface PremiumHosts {
  accounts: string;
  workflow: string;
  api: string;
}

/** Of the person and the file: two parts of the page ask for the same. */
const rights = new Map<string, Promise<PremiumRight>>();

/** Follows who is looking, and asks the api host what they may have; `fetchAddress` says where it is, `fetchFile` brings it. */
export function usePremium(action: string, urls: PremiumHosts) {
  const [right, setRight] = useState<PremiumRight>("sign-in");

  useEffect(() => {
    const session = pageSession({ urls });
    let isOver = false;
    let asked: string | null = null;
    const look = async () => {
      const { status, user } = session.state;
      if (isOver || user === null) return void (isOver || setRight("sign-in"));
      if (status !== "signed-in") return setRight("unknown");
      if (asked === user.id) return;
      asked = user.id;
      setRight("unknown");
      const key = `${user.id} ${action}`;
      const asking = rights.get(key) ?? fetchRight(action, urls);
      rights.set(key, asking);
      const found = await asking;
      if (!isOver) setRight(found);
    };
    const stop = session.subscribe(() => void look());
    void look();
    void loadSession(session);
    return () => {
      isOver = true;
      stop();
    };
  }, [action, urls]);

  const fetchAddress = useCallback(
    async (parameters: Record<string, string>): Promise<string> => {
      const answer = await fetch(`${action}?${new URLSearchParams(parameters)}`, {
        headers: { accept: "application/json", authorization: `Bearer ${await pageGateway(urls).token()}` },
      });
      if (!answer.ok) throw new Error(`the download was answered ${answer.status}`);
      const { data } = (await answer.json()) as { data: { url: string } };
      return data.url;
    },
    [action, urls],
  );
  const fetchFile = useCallback(
    /** `purpose`: a file that is only recoloured is not counted. */
    async (format: string, purpose?: "recolour"): Promise<Blob> => {
      const file = await fetch(await fetchAddress({ format, ...(purpose && { purpose }) }));
      if (!file.ok) throw new Error(`the file was answered ${file.status}`);
      return await file.blob();
    },
    [fetchAddress],
  );
  return { right, fetchAddress, fetchFile };
}

async function fetchRight(action: string, urls: PremiumHosts): Promise<PremiumRight> {
  try {
    const authorization = `Bearer ${await pageGateway(urls).token()}`;
    const { status } = await fetch(action, { method: "HEAD", headers: { authorization } });
    return status === 403 ? "plan" : status === 401 ? "sign-in" : "yes";
  } catch {
    // The button says so when it is pressed.
    return "yes";
  }
}
