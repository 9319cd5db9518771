import { describe, expect, it } from "vitest";
import { mira, sessionOf, theo } from "./band-user.fixture.ts";
import { createDrafts } from "./drafts.ts";
import { createSessionStore } from "./session.ts";
import { memoryVault } from "./vault.ts";

async function typing() {
  const session = createSessionStore({
    vault: memoryVault(),
    channel: null,
    applicationVersion: "build-1",
  });
  const drafts = createDrafts(session);
  await session.signIn(sessionOf(mira, "token-1"));
  return { session, drafts };
}

describe("what was typed when the session ran out", () => {
  it("comes back to the same person, until the form has taken it", async () => {
    const { session, drafts } = await typing();
    await session.expire("token-1");
    drafts.keep("song 7", { title: "Northbound Trane" });
    await session.signIn(sessionOf(mira, "token-2"));
    expect(drafts.find("song 7")).toEqual({ title: "Northbound Trane" });
    expect(drafts.drop("song 7")).toBe(true);
    expect(drafts.find("song 7")).toBeUndefined();
    expect(drafts.drop("song 7")).toBe(false);
  });

  it("comes back to nobody else", async () => {
    const { session, drafts } = await typing();
    await session.expire("token-1");
    drafts.keep("song 7", { title: "Northbound Trane" });
    await session.signIn(sessionOf(theo, "token-2"));
    expect(drafts.find("song 7")).toBeUndefined();
  });

  it("is not shown while nobody is signed in", async () => {
    const { session, drafts } = await typing();
    await session.expire("token-1");
    drafts.keep("song 7", { title: "Northbound Trane" });
    expect(drafts.find("song 7")).toBeUndefined();
  });

  it("is not kept when the person signs out", async () => {
    const { session, drafts } = await typing();
    await session.signOut();
    drafts.keep("song 7", { title: "Northbound Trane" });
    await session.signIn(sessionOf(mira, "token-2"));
    expect(drafts.find("song 7")).toBeUndefined();
  });

  it("is not kept while the session lasts: the form has it", async () => {
    const { drafts } = await typing();
    drafts.keep("song 7", { title: "Northbound Trane" });
    expect(drafts.find("song 7")).toBeUndefined();
  });
});
