import { Failure } from "@bandstand/contracts/failure";
import { FIRST_SETTINGS } from "@bandstand/domain/studio/ranges";
import { readSettings, writeSettings } from "@bandstand/domain/studio/read-settings";
import { describe, expect, it } from "vitest";
import { memoryStorage } from "../../lib/memory-storage.ts";
import { createLocalCopies } from "./local-copies.ts";
import { createWorkStore } from "./work-store.ts";
import { studioServer } from "./studio-server.fixture.ts";

const SONG = 12;

const marker = (id: number, time: number, label: string) => ({
  id,
  time,
  label,
  notes: "",
  color: "blue",
  icon: "flag",
});

const verse = marker(1, 10, "Verse");
const solo = marker(1, 40, "Solo");

const work = (change: Partial<typeof FIRST_SETTINGS> = {}, notes = "") => ({
  settings: { ...FIRST_SETTINGS, ...change },
  notes,
});

function start(storage = memoryStorage()) {
  const server = studioServer();
  /** Another page on the same device. */
  const page = () => createWorkStore(server.client, createLocalCopies(storage, 7));
  const markersThere = () =>
    readSettings(server.record(SONG)?.settings ?? null).settings.markers.map(({ label }) => label);
  return { server, storage, page, records: page(), markersThere };
}

describe("opening a studio", () => {
  it("takes what the server has", async () => {
    const { server, records } = start();
    server.put(SONG, {
      settings: writeSettings(work({ volume: 0.3 }).settings),
      notes: "Breathe.",
    });
    expect(await records.load(SONG)).toEqual({
      ...work({ volume: 0.3 }, "Breathe."),
      sharing: "",
      from: "server",
      wasReset: false,
    });
  });

  it("begins with the first values where nothing is kept", async () => {
    const { records } = start();
    const first = { ...work(), sharing: "", from: "first", wasReset: false };
    expect(await records.load(SONG)).toEqual(first);
  });

  it("says that broken settings were reset, and loses neither notes nor sharing", async () => {
    const { server, records } = start();
    server.put(SONG, { settings: "{", notes: "Breathe.", sharing: "M-R" });
    expect(await records.load(SONG)).toEqual({
      ...work({}, "Breathe."),
      sharing: "M-R",
      from: "server",
      wasReset: true,
    });
  });

  it.each([
    ["is away", "offline"],
    ["fails", new Failure("unexpected")],
  ] as const)("takes what this device has where the server %s", async (_, how) => {
    const { server, page } = start();
    server.put(SONG, { settings: writeSettings(work({ volume: 0.3 }).settings), notes: "Mine" });
    await page().load(SONG);
    server.fail(how);
    expect(await page().load(SONG)).toMatchObject({
      ...work({ volume: 0.3 }, "Mine"),
      from: "device",
    });
  });

  it("begins with the first values where neither can tell", async () => {
    const { server, records } = start();
    server.fail("offline");
    expect(await records.load(SONG)).toMatchObject({ ...work(), from: "first" });
  });

  it("shows work that the server has yet to get, and sends it first", async () => {
    const { server, page } = start();
    server.fail("offline");
    await page().save(SONG, work({ volume: 0.2 }));
    expect(await page().load(SONG)).toMatchObject({ ...work({ volume: 0.2 }), from: "device" });
    server.fail(null);
    expect(await page().load(SONG)).toMatchObject({ ...work({ volume: 0.2 }), from: "server" });
  });
});

describe("saving", () => {
  it("goes to the server, and leaves sharing alone", async () => {
    const { server, records } = start();
    server.put(SONG, { sharing: "M-R" });
    await records.load(SONG);
    const saved = await records.save(SONG, work({ volume: 0.1 }, "Louder"));
    expect(saved).toEqual({ to: "server", merged: null });
    expect(server.record(SONG)).toMatchObject({ notes: "Louder", sharing: "M-R" });
  });

  it("stays on this device where the server is away, and is sent later, after a reload as well", async () => {
    const { server, page } = start();
    server.fail("offline");
    expect(await page().save(SONG, work({ volume: 0.1 }, "Louder"))).toEqual({
      to: "device",
      merged: null,
    });
    await expect(page().sendWaiting()).rejects.toThrow("not available");
    server.fail(null);
    await page().sendWaiting();
    expect(server.record(SONG)).toMatchObject({ notes: "Louder" });
    server.calls.length = 0;
    await page().sendWaiting();
    expect(server.calls).toEqual([]);
  });

  it("stays on this device and is not sent again where the server refuses it for good", async () => {
    const { server, page } = start();
    server.put(SONG, { notes: "Softer" });
    server.fail(new Failure("invalid"));
    expect((await page().save(SONG, work({}, "Louder"))).to).toBe("device");
    server.calls.length = 0;
    server.fail(null);
    await page().sendWaiting();
    expect(server.calls).toEqual([]);
    expect(await page().load(SONG)).toMatchObject({ notes: "Louder", from: "device" });
  });

  it("fails where this device has no room either", async () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException("Full", "QuotaExceededError");
      },
    };
    const { server, records } = start(full);
    server.fail("offline");
    await expect(records.save(SONG, work())).rejects.toThrow("not available");
  });

  it("takes over again and again without a merge where this device keeps nothing", async () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException("Full", "QuotaExceededError");
      },
    };
    const { records, markersThere } = start(full);
    await records.load(SONG);
    await records.save(SONG, work({ markers: [verse], nextMarkerId: 2 }));
    expect((await records.save(SONG, work())).merged).toBeNull();
    expect(markersThere()).toEqual([]);
  });
});

describe("two devices", () => {
  it("lose no marker and no notes: a save tells what it was merged with", async () => {
    const { server, page, markersThere } = start();
    const laptop = page();
    await laptop.load(SONG);
    const phone = createWorkStore(server.client, createLocalCopies(memoryStorage(), 7));
    await phone.load(SONG);
    await phone.save(SONG, work({ markers: [verse], nextMarkerId: 2 }, "Breathe."));
    const { merged } = await laptop.save(SONG, work({ markers: [solo], nextMarkerId: 2 }, "Bend."));
    expect(markersThere()).toEqual(["Verse", "Solo"]);
    expect(merged?.settings.markers).toEqual([{ ...verse, id: 2 }, solo]);
    expect(merged?.notes).toBe("Bend.\n\nBreathe.");
  });

  it("are merged when what waited is sent, and the studio that is still open learns of it", async () => {
    const { server, page, markersThere } = start();
    const open = page();
    await open.load(SONG);
    server.fail("offline");
    await open.save(SONG, work({ markers: [solo], nextMarkerId: 2 }));
    server.fail(null);
    server.put(SONG, { settings: writeSettings(work({ markers: [verse] }).settings) });
    await page().sendWaiting();
    expect(markersThere()).toEqual(["Verse", "Solo"]);
    const { merged } = await open.save(SONG, work({ markers: [solo], nextMarkerId: 2 }));
    expect(merged?.settings.markers.map(({ label }) => label)).toEqual(["Verse", "Solo"]);
  });
});

describe("a marker that was deleted on one device while the other saved", () => {
  /** Two devices that have opened the same two markers. */
  async function both() {
    const begun = start();
    const markers = [verse, { ...solo, id: 2 }];
    const { settings } = work({ markers, nextMarkerId: 3 });
    begun.server.put(SONG, { settings: writeSettings(settings), notes: "" });
    const laptop = begun.page();
    await laptop.load(SONG);
    const phone = createWorkStore(begun.server.client, createLocalCopies(memoryStorage(), 7));
    await phone.load(SONG);
    return { ...begun, laptop, phone, markers };
  }

  it("stays deleted", async () => {
    const { laptop, phone, markers, markersThere } = await both();
    await phone.save(SONG, work({ markers: [verse], nextMarkerId: 3 }));
    const { merged } = await laptop.save(SONG, work({ markers, nextMarkerId: 3, volume: 0.3 }));
    expect(markersThere()).toEqual(["Verse"]);
    expect(merged?.settings.markers).toEqual([verse]);
  });

  it("stays deleted where it was deleted without the server, and sent by the next page", async () => {
    const { server, page, laptop, phone, markers, markersThere } = await both();
    server.fail("offline");
    await laptop.save(SONG, work({ markers: [verse], nextMarkerId: 3 }));
    server.fail(null);
    await phone.save(SONG, work({ markers, nextMarkerId: 3, volume: 0.3 }));
    await page().sendWaiting();
    expect(markersThere()).toEqual(["Verse"]);
    expect(readSettings(server.record(SONG)?.settings ?? null).settings.volume).toBe(0.3);
  });
});

describe("sharing", () => {
  it("adds and takes away its token, and keeps the others", async () => {
    const { server, records } = start();
    server.put(SONG, { sharing: "N-R" });
    expect(await records.share(SONG, "markers", true)).toBe("N-R,M-R");
    expect(await records.share(SONG, "markers", false)).toBe("N-R");
  });

  it("is no change that a save has to be merged with", async () => {
    const { records } = start();
    await records.load(SONG);
    await records.share(SONG, "markers", true);
    expect(await records.save(SONG, work())).toEqual({ to: "server", merged: null });
  });

  it("fails where the server does", async () => {
    const { server, records } = start();
    server.fail("offline");
    await expect(records.share(SONG, "markers", true)).rejects.toThrow("not available");
  });
});

describe("importing markers", () => {
  it("tells those taken over, and a marker deleted afterwards stays deleted", async () => {
    const { server, records, markersThere } = start();
    server.shared = [verse, { ...solo, id: 2 }];
    await records.load(SONG);
    const imported = await records.importMarkers(SONG, [{ bandUserId: 9, markerIds: [1, 2] }]);
    expect(imported.map(({ label }) => label)).toEqual(["Verse", "Solo"]);
    await records.save(SONG, work({ markers: [verse], nextMarkerId: 3 }));
    expect(markersThere()).toEqual(["Verse"]);
  });
});
