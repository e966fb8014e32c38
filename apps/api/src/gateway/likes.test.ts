import { bringLikesOperation, likedAnimationsOperation, setLikeOperation } from "@zoetrope/gateway-client";
import { ingestRequest } from "@zoetrope/catalog/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { codes, openTemporaryGateway, type TemporaryGateway } from "../testing/temporary-gateway.ts";

let gateway: TemporaryGateway;
const ids: string[] = [];
beforeAll(async () => {
  gateway = await openTemporaryGateway();
  for (const title of ["Owl", "Otter"]) {
    const stored = await gateway.catalog.ingest(ingestRequest(title));
    if (stored.outcome !== "stored") throw new Error("not stored");
    ids.push(stored.id);
  }
});
afterAll(() => gateway.remove());

it("keeps what somebody likes, for them alone, and takes it back", async () => {
  const [mira, ines] = [await gateway.person(), await gateway.person()];
  const [owl] = ids;
  const liked = await gateway.run(mira, setLikeOperation.text, { id: owl, isLiked: true });
  expect(liked.data).toEqual({ setLike: { id: owl, isLiked: true, likes: 1 } });
  expect((await gateway.run(ines, likedAnimationsOperation.text)).data).toEqual({ likedAnimations: [] });
  expect((await gateway.run(mira, likedAnimationsOperation.text)).data).toEqual({ likedAnimations: [owl] });
  const gone = await gateway.run(mira, setLikeOperation.text, { id: owl, isLiked: false });
  expect(gone.data).toEqual({ setLike: { id: owl, isLiked: false, likes: 0 } });
});

it("takes over what a guest liked, and says what is not there", async () => {
  const bo = await gateway.person();
  const brought = await gateway.run(bo, bringLikesOperation.text, { ids: [...ids, "invented00"] });
  expect(brought.data).toEqual({ bringLikes: ids });
  const missing = await gateway.run(bo, setLikeOperation.text, { id: "invented00", isLiked: true });
  expect(codes(missing)).toEqual(["not-found"]);
});
