import { test } from "../support/flow.ts";
import { addEvent } from "../support/events.ts";
import { addLateSet } from "../support/setlist-board.ts";
import { signIn } from "../support/member.ts";
import { expectHeadingsInOrder, expectWithinWidth } from "../support/page-shape.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { saveSongElsewhere } from "../support/songs.ts";
import { addVenue } from "../support/venues.ts";

const CHART = "{sov: Verse 1}\n[Em7]Got a call on a copper wire, [A7]couldn't make it out\n{eov}";

test(
  "no screen scrolls sideways, 320 pixels wide or with letters twice their size, and each has one title with its headings in order",
  { tag: "@phone" },
  async ({ page, request, administrator: { session }, administrator }) => {
    const { id: setlist } = await addLateSet(request, session, 3, [2, 1]);
    const [recorded] = await addRecordedSongs(request, session, ["Copper Wire"]);
    const song = recorded?.id ?? 0;
    await saveSongElsewhere(request, session, song, { tab: CHART, songkey: "Em", bpm: 104 });
    const venue = await addVenue(request, session);
    const { id: member, bandId } = session.bandUser;
    const { id: event } = await addEvent(session, { name: "Half Crown", inDays: -3 });
    await signIn(page, administrator);
    const screens = [
      ["/dashboard", "/songs/index", "/setlists/index", "/bookmarks", "/userprofile"],
      ["/bandusers/index", `/bandUser/${member}`, `/bandUser/${member}/edit`, "/bandUser/add"],
      ["/band/index", `/band/${bandId}/edit`, "/band/add"],
      ["/venues/index", `/venue/${venue.id}`, `/venue/${venue.id}/edit`, "/venue/add"],
      ["/bandFollowers/index", "/bandFollower/add"],
      ["/documents/index", "/document/add"],
      [`/song/${song}`, `/song/${song}/edit`, "/song/add", `/songs/${song}/upload`],
      [`/song/${song}/print/chart`, `/song/${song}/studio`],
      [`/setlist/${setlist}`, `/setlist/${setlist}/edit`, "/setlist/add"],
      // What was last time is offered for the next.
      ["/events/index", `/event/${event}`, `/event/${event}/edit`, "/event/add"],
      [`/setlist/${setlist}/print`, `/setlist/${setlist}/stage`],
      ["/song/999999", "/nowhere"],
    ].flat();
    for (const path of screens) {
      await page.goto(path);
      await expectHeadingsInOrder(page);
      await expectWithinWidth(page, 320, 100);
      await expectWithinWidth(page, 390, 200);
    }
  },
);
