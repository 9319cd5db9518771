/** Every address of the signed-in product by every member of the demo band, and by every kind of member that rules tell apart. */
import { type ActorOfTest, actorWith } from "@bandstand/domain/actor.fixture";
import { MEMBERS as KINDS } from "@bandstand/domain/callers.fixture";
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import entries from "../../../server/demo/members.json" with { type: "json" };
import { member as demoMember, withPrivileges } from "../../../server/src/demo/content/member.ts";
import { addSong, getSong } from "@bandstand/contracts/songs";
import { memberWith } from "../lib/session/band-user.fixture.ts";
import { servicesOf } from "../lib/services/services.fixture.ts";
import { ServicesContext } from "../lib/services/services-context.ts";
import { mayOf } from "../lib/services/use-may.ts";
import { areas } from "./areas.ts";
import { type GuardedPage, guarded } from "./guarded.tsx";
import { routeTree } from "./route-tree.gen.ts";

const MEMBERS = entries.map((entry) => withPrivileges(demoMember.parse(entry)));

interface Page {
  address: string;
  page: Partial<GuardedPage> | undefined;
}

/** The pages of the signed-in product: all that is routed below its shell. */
const PAGES = pagesOf(
  createRouter({
    routeTree: routeTree as AnyRoute,
    history: createMemoryHistory(),
  }),
);

function pagesOf({ routesById }: { routesById: Record<string, AnyRoute> }): Page[] {
  return Object.entries(routesById)
    .filter(([id]) => id.startsWith("/_app/_shell/"))
    .map(([, { fullPath, options }]) => ({
      address: fullPath,
      page: options.component as unknown as GuardedPage,
    }));
}

function isOpen({ page }: Page, member: ActorOfTest): boolean {
  return (page?.calls ?? []).every(mayOf(actorWith(member)));
}

const openTo = (member: ActorOfTest): string[] =>
  PAGES.filter((page) => isOpen(page, member))
    .map(({ address }) => address)
    .toSorted();

/** Beside the dashboard, which stands on no call, one's own record and the band. */
// Which member's form it is says whether it can be filled in: everybody has one of their own.
const EVERYBODY = [
  "/band/add",
  "/band/index",
  "/bandUser/$bandUserId/",
  "/bandUser/$bandUserId/edit",
  "/dashboard",
  "/userprofile",
];
const READS_MEMBERS = ["/bandusers/index"];
const EDITS_MEMBERS = ["/bandUser/add"];
const EDITS_BAND = ["/band/$bandId/edit"];
const READS_SONGS = [
  "/bookmarks",
  "/song/$songId/",
  "/song/$songId/print/$part",
  "/song/$songId/studio",
  "/songs/index",
];
const EDITS_SONGS = ["/song/$songId/edit", "/song/add", "/songs/$songId/upload"];
const READS_SETLISTS = [
  "/setlist/$setlistId/",
  "/setlist/$setlistId/print",
  "/setlist/$setlistId/stage",
  "/setlists/index",
];
/** Of both areas. */
const READS_SONGS_OF_SETLISTS = ["/setlist/$setlistId/song/$songId"];
const EDITS_SETLISTS = ["/setlist/$setlistId/edit", "/setlist/add"];
const READS_EVENTS = ["/event/$eventId/", "/event/$eventId/sheet", "/events/index"];
const READS_MONEY = ["/event/$eventId/invoice", "/events/money"];
const EDITS_EVENTS = ["/event/$eventId/edit", "/event/$eventId/report", "/event/add"];
const READS_VENUES = ["/venue/$venueId/", "/venues/index"];
const EDITS_VENUES = ["/venue/$venueId/edit", "/venue/add"];
// What is attached to a song or a venue is theirs to read and write as well; the list is the documents' own.
const READS_DOCUMENTS = ["/document/$documentId/"];
const LISTS_DOCUMENTS = ["/documents/index"];
const EDITS_DOCUMENTS = [
  "/document/$documentId/edit",
  "/document/add",
  "/documents/$documentId/upload",
];
const READS_FOLLOWERS = ["/bandFollowers/index"];
const EDITS_FOLLOWERS = ["/bandFollower/$followerId/edit", "/bandFollower/add"];
const MUSIC = [READS_SONGS, EDITS_SONGS, READS_SETLISTS, READS_SONGS_OF_SETLISTS, EDITS_SETLISTS];
const DOCUMENTS = [READS_DOCUMENTS, LISTS_DOCUMENTS, EDITS_DOCUMENTS];
const ALL = [...MUSIC, ...DOCUMENTS, READS_MEMBERS, READS_EVENTS, READS_VENUES];

/** What is open to whom beside what is to everybody. */
const OPEN: Record<string, readonly string[][]> = {
  Mira: [
    ...ALL,
    EDITS_MEMBERS,
    EDITS_BAND,
    EDITS_EVENTS,
    READS_MONEY,
    EDITS_VENUES,
    READS_FOLLOWERS,
    EDITS_FOLLOWERS,
  ],
  Joss: [...ALL, READS_MONEY],
  Ana: [
    READS_SONGS,
    READS_SETLISTS,
    READS_SONGS_OF_SETLISTS,
    READS_EVENTS,
    READS_VENUES,
    READS_DOCUMENTS,
    LISTS_DOCUMENTS,
  ],
  Theo: [...ALL, EDITS_MEMBERS, EDITS_EVENTS, EDITS_VENUES, READS_FOLLOWERS, EDITS_FOLLOWERS],
  Priya: [
    READS_SONGS,
    READS_SETLISTS,
    READS_SONGS_OF_SETLISTS,
    READS_EVENTS,
    READS_VENUES,
    ...DOCUMENTS,
  ],
  Callum: [READS_SETLISTS, READS_EVENTS, READS_VENUES, READS_DOCUMENTS],
};

describe("each address of the signed-in product", () => {
  it.each(PAGES)("$address says on which calls it stands", ({ page }) => {
    expect([typeof page?.place, Array.isArray(page?.calls)]).toEqual(["string", true]);
  });

  it.each(MEMBERS)("is open to $nickname, who $can, or says that it is not", (member) => {
    const { privileges, ...flags } = member;
    const { administratorEnabled, superAdministratorEnabled, bookingsEnabled, editEnabled } = flags;
    const rights = {
      administratorEnabled,
      superAdministratorEnabled,
      bookingsEnabled,
      editEnabled,
      Role: { tag: member.role },
    };
    expect(openTo({ ...rights, areas: privileges })).toEqual(
      [EVERYBODY, ...(OPEN[member.nickname] ?? [])].flat().toSorted(),
    );
  });

  it.each(areas.slice(1))("$title leads nobody from the rail to where it is not open", (area) => {
    const to = PAGES.find(({ address }) => address === area.to);
    for (const [kind, member] of Object.entries(KINDS))
      expect([kind, to && isOpen(to, member)]).toEqual([kind, mayOf(actorWith(member))(area.call)]);
  });
});

async function shown(rights: Parameters<typeof memberWith>[0]): Promise<string> {
  const SongPage = guarded({ place: "Adding songs", calls: [getSong, addSong] }, () => "A song");
  const router = createRouter({
    routeTree: createRootRoute({ component: SongPage }),
    history: createMemoryHistory(),
  });
  await router.load();
  return renderToStaticMarkup(
    <ServicesContext value={servicesOf(memberWith(rights))}>
      <RouterContextProvider router={router}>
        <SongPage />
      </RouterContextProvider>
    </ServicesContext>,
  );
}

describe("a guarded page", () => {
  it("is shown to who may make each of its calls", async () => {
    expect(await shown({ SO: "W" })).toBe("A song");
  });

  it("says what is not open to who may make only some of them", async () => {
    const told = await shown({ SO: "R" });
    expect(told).toContain("Not for you");
    expect(told).toContain("leaves adding songs to others");
  });
});
