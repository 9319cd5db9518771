/** The widths that windows are documented with, whatever opens them. */
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it } from "vitest";
import { SONG_IMPORT } from "../features/band-import/import-kind.ts";
import { useBandImportTool } from "../features/band-import/use-band-import-tool.tsx";
import { useAddSongs } from "../features/bookmarks/use-add-songs.ts";
import { useCacheTool } from "../features/recordings-cache/use-cache-tool.tsx";
import { type Windows, WindowsContext } from "../ui/windows/window-context.ts";
import { bandWindows } from "./band/band-windows.ts";
import { eventWindows } from "./events/event-windows.ts";
import { memberWindows } from "./members/member-windows.ts";
import { setlistWindows } from "./setlists/setlist-windows.ts";
import { songWindows } from "./songs/song-windows.ts";
import { venueWindows } from "./venues/venue-windows.ts";

let widths: Record<string, number> = {};

const windows: Windows = {
  open({ key, width }) {
    widths[key] = width;
  },
  follow: () => undefined,
  close: async () => true,
  closeAll: async () => true,
};

beforeEach(() => {
  widths = {};
});

/** Opens within React, since the openers are hooks. */
function opened(Opener: () => null): Record<string, number> {
  renderToStaticMarkup(
    <WindowsContext value={windows}>
      <Opener />
    </WindowsContext>,
  );
  return widths;
}

it("the band is edited in 1000 pixels", () => {
  bandWindows(windows).edit({ id: 7, name: "The Ardens" });
  expect(widths).toEqual({ "band/7/edit": 1000 });
});

it("a song is viewed in 900 pixels", () => {
  songWindows(windows).view({ id: 7, title: "Paper Lanterns" });
  expect(widths).toEqual({ "song/7": 900 });
});

it("what is kept on the device takes 800 pixels, an import from other bands 700, and songs to bookmark 500", () => {
  function Tools(): null {
    useCacheTool(() => true).onSelect();
    useBandImportTool(SONG_IMPORT).onSelect();
    useAddSongs()();
    return null;
  }
  expect(opened(Tools)).toEqual({ "songs/cache": 800, "import/songs": 700, "bookmarks/add": 500 });
});

it("a set list is added and edited in 1200 pixels, and viewed in 600", () => {
  const { add, edit, view } = setlistWindows(windows);
  const setlist = { id: 7, name: "Late set" };
  add();
  edit(setlist);
  view(setlist);
  expect(widths).toEqual({ "setlist/add": 1200, "setlist/7/edit": 1200, "setlist/7": 600 });
});

it("a member is added and edited in 1000 pixels", () => {
  const { add, edit } = memberWindows(windows);
  add();
  edit({ id: 7, name: "Kit" });
  expect(widths).toEqual({ "bandUser/add": 1000, "bandUser/7/edit": 1000 });
});

it("a venue is added and edited in 1200 pixels, and viewed in 800", () => {
  const { add, edit, view } = venueWindows(windows);
  const venue = { id: 7, name: "The Half Crown" };
  add();
  edit(venue);
  view(venue);
  expect(widths).toEqual({ "venue/add": 1200, "venue/7/edit": 1200, "venue/7": 800 });
});

it("an event is added and edited in 1200 pixels, and viewed in 800", () => {
  const { add, edit, view } = eventWindows(windows);
  const event = { id: 7, name: "Half Crown Saturday" };
  add();
  edit(event);
  view(event);
  expect(widths).toEqual({ "event/add": 1200, "event/7/edit": 1200, "event/7": 800 });
});
