import type { Endpoint } from "@bandstand/contracts/endpoint";
import {
  addMember,
  inviteMember,
  listMembers,
  saveMemberPositions,
} from "@bandstand/contracts/members";
import { addSetlist, listSetlists } from "@bandstand/contracts/setlists";
import { addSong, listSongs } from "@bandstand/contracts/songs";
import { mayCall } from "@bandstand/domain/permissions";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { joinBand } from "../support/second-member.ts";

/** Six of a band; without rights named, an administrator. */
const BAND = [
  { name: "Ada", rights: undefined },
  { name: "Ben", rights: { DB: "R", SO: "W", SL: "W", BU: "R" } },
  { name: "Cy", rights: { DB: "R", SO: "R", SL: "R" } },
  { name: "Di", rights: { DB: "R", BU: "W" } },
  { name: "Ed", rights: { DB: "R", SL: "R" } },
  { name: "Flo", rights: { DB: "R" } },
] as const;

interface Offer {
  call: Endpoint;
  path: string;
  /** What the page shows to those who may make the call. */
  shown: (page: Page) => Locator;
}

const area = (name: string) => (page: Page) =>
  page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name });
const button = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true });

/** By the rules of the contract: a call that is closed to somebody has no button before them, and is refused. */
const OFFERS: readonly Offer[] = [
  { call: listSongs, path: "/dashboard", shown: area("Songs") },
  { call: listSetlists, path: "/dashboard", shown: area("Set lists") },
  { call: listMembers, path: "/dashboard", shown: area("Members") },
  { call: addSong, path: "/songs/index", shown: button("Add Song") },
  { call: addSetlist, path: "/setlists/index", shown: button("Add Setlist") },
  { call: addMember, path: "/bandusers/index", shown: button("Add Member") },
  { call: saveMemberPositions, path: "/bandusers/index", shown: button("Line-Up") },
  {
    call: inviteMember,
    path: "/bandusers/index",
    shown: (page) => page.getByRole("button", { name: "Send Invitation to Gil" }),
  },
];

test(
  "what each of six may not do is not on their screens, and refused by the server",
  { tag: "@laptop" },
  async ({ browser, baseURL, administrator }) => {
    test.slow();
    const members = [];
    for (const { name, rights } of BAND)
      members.push(
        await joinBand(administrator, name, {
          instrument: "Bass",
          ...(rights !== undefined && { rights }),
        }),
      );
    // Has never been here, and so can be invited.
    await joinBand(administrator, "Gil", { rights: {} });
    for (const member of members) {
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      const page = await context.newPage();
      const { token, bandUser } = await signIn(page, member);
      for (const path of new Set(OFFERS.map((offer) => offer.path))) {
        await page.goto(path);
        await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
        for (const { call, shown } of OFFERS.filter((offer) => offer.path === path)) {
          const may = mayCall(call.access, bandUser);
          await expect(shown(page), `${bandUser.nickname}: ${call.path}`).toHaveCount(may ? 1 : 0);
          const answer = await page.request.fetch(`/api${call.path.replace("{id}", "1")}`, {
            method: call.method,
            headers: { authorization: `Bearer ${token}` },
            ...(call.method === "POST" && { data: {} }),
          });
          expect(answer.status() === 403, `${bandUser.nickname}: ${call.path}`).toBe(!may);
        }
      }
      await context.close();
    }
  },
);
