import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AccessRule, AREA_TAGS, type Privilege } from "./access-rule.ts";
import { actorWith, ADMINISTRATOR, BOOKINGS, NOBODY } from "./actor.fixture.ts";
import {
  canEditEvents,
  canEditFollowers,
  canEditSetlists,
  canEditSongs,
  canEditVenues,
  canPublish,
  canRead,
  canWrite,
  mayCall,
  privilegeOn,
} from "./permissions.ts";

describe("an administrator", () => {
  it.each(AREA_TAGS)("reads and writes %s, whatever the menu says", (area) => {
    const hidden = actorWith({
      administratorEnabled: true,
      editEnabled: false,
      areas: { SO: "H" },
    });
    expect(canRead(hidden, area)).toBe(true);
    expect(canWrite(hidden, area)).toBe(true);
  });

  it("edits events, set lists, venues, songs and followers", () => {
    expect(canEditEvents(ADMINISTRATOR)).toBe(true);
    expect(canEditSetlists(ADMINISTRATOR)).toBe(true);
    expect(canEditVenues(ADMINISTRATOR)).toBe(true);
    expect(canEditSongs(ADMINISTRATOR)).toBe(true);
    expect(canEditFollowers(ADMINISTRATOR)).toBe(true);
  });

  it("is who has the super administrator's flag, too", () => {
    expect(privilegeOn(actorWith({ superAdministratorEnabled: true }), "FL")).toBe("W");
  });
});

describe("a member's privilege on an area", () => {
  it("is the one of the menu option with its tag, in whichever menu that stands", () => {
    const actor = {
      ...NOBODY,
      menus: [
        { MenuOptions: [{ tag: "SO", priv: "R" as const }] },
        { MenuOptions: [{ tag: "FL", priv: "W" as const }] },
      ],
    };
    expect(privilegeOn(actor, "SO")).toBe("R");
    expect(privilegeOn(actor, "FL")).toBe("W");
  });

  it("is H where the menu has no such option", () => expect(privilegeOn(NOBODY, "SO")).toBe("H"));

  it("is R instead of W while editing is off", () => {
    const areas = { SO: "W", SL: "R", FL: "H" } as const;
    const actor = actorWith({ editEnabled: false, areas });
    expect(privilegeOn(actor, "SO")).toBe("R");
    expect(privilegeOn(actor, "SL")).toBe("R");
    expect(privilegeOn(actor, "FL")).toBe("H");
  });

  it("allows to read with R or W, to write with W only", () => {
    const actor = actorWith({ areas: { SO: "W", SL: "R", FL: "H" } });
    expect([canRead(actor, "SO"), canWrite(actor, "SO")]).toEqual([true, true]);
    expect([canRead(actor, "SL"), canWrite(actor, "SL")]).toEqual([true, false]);
    expect([canRead(actor, "FL"), canWrite(actor, "FL")]).toEqual([false, false]);
  });
});

describe("events", () => {
  it("are edited by administrators, by the bookings-enabled, and with W on EV", () => {
    expect(canEditEvents(ADMINISTRATOR)).toBe(true);
    expect(canEditEvents(BOOKINGS)).toBe(true);
    expect(canEditEvents(actorWith({ areas: { EV: "W" } }))).toBe(true);
    expect(canEditEvents(actorWith({ areas: { EV: "R", SL: "W" } }))).toBe(false);
  });

  it("are published and confirmed by administrators and the bookings-enabled only", () => {
    expect(canPublish(ADMINISTRATOR)).toBe(true);
    expect(canPublish(BOOKINGS)).toBe(true);
    expect(canPublish(actorWith({ areas: { EV: "W" } }))).toBe(false);
  });

  it("and venues can be seen by the bookings-enabled, who may edit them", () => {
    expect(canRead(BOOKINGS, "EV")).toBe(true);
    expect(canRead(BOOKINGS, "VN")).toBe(true);
    expect(canRead(BOOKINGS, "SO")).toBe(false);
  });
});

it("lets administrators, the bookings-enabled and W on VN edit venues", () => {
  expect(canEditVenues(ADMINISTRATOR)).toBe(true);
  expect(canEditVenues(BOOKINGS)).toBe(true);
  expect(canEditVenues(actorWith({ areas: { VN: "W" } }))).toBe(true);
  expect(canEditVenues(actorWith({ areas: { VN: "R", EV: "W" } }))).toBe(false);
});

it("lets W on SO edit songs, W on SL set lists, W on FL followers", () => {
  const actor = actorWith({ areas: { SO: "W", SL: "R", FL: "W" } });
  expect(canEditSongs(actor)).toBe(true);
  expect(canEditSetlists(actor)).toBe(false);
  expect(canEditFollowers(actor)).toBe(true);
  expect(canEditFollowers(BOOKINGS)).toBe(false);
});

describe("a call", () => {
  it("that is public is open to anyone", () => {
    expect(mayCall({ kind: "public" }, null)).toBe(true);
    expect(mayCall({ kind: "public" }, actorWith({ signinEnabled: false }))).toBe(true);
  });

  it("for the signed in needs a token, and no more", () => {
    expect(mayCall({ kind: "signedIn" }, null)).toBe(false);
    expect(mayCall({ kind: "signedIn" }, NOBODY)).toBe(true);
  });

  it("that reads needs R or W on one of its areas", () => {
    const rule: AccessRule = { kind: "read", areas: ["SO", "SL"] };
    expect(mayCall(rule, actorWith({ areas: { SL: "R" } }))).toBe(true);
    expect(mayCall(rule, actorWith({ areas: { SL: "H", SO: "H", EV: "W" } }))).toBe(false);
    expect(mayCall(rule, ADMINISTRATOR)).toBe(true);
  });

  it("that writes needs W on one of its areas, or an administrator", () => {
    const rule: AccessRule = { kind: "write", areas: ["OD", "SO"] };
    expect(mayCall(rule, actorWith({ areas: { SO: "W" } }))).toBe(true);
    expect(mayCall(rule, actorWith({ areas: { SO: "R", OD: "R" } }))).toBe(false);
    expect(mayCall(rule, actorWith({ editEnabled: false, areas: { SO: "W" } }))).toBe(false);
    expect(mayCall(rule, BOOKINGS)).toBe(false);
    expect(mayCall(rule, ADMINISTRATOR)).toBe(true);
  });

  it("that edits events or venues is open to the bookings-enabled, too", () => {
    const rule: AccessRule = { kind: "writeOrBookings", area: "EV" };
    expect(mayCall(rule, BOOKINGS)).toBe(true);
    expect(mayCall(rule, actorWith({ areas: { EV: "W" } }))).toBe(true);
    expect(mayCall(rule, ADMINISTRATOR)).toBe(true);
    expect(mayCall(rule, actorWith({ areas: { EV: "R", VN: "W" } }))).toBe(false);
  });

  it("that edits one of several areas is open to the bookings-enabled, too", () => {
    const rule: AccessRule = { kind: "writeSomeOrBookings", areas: ["SO", "VN"] };
    expect(mayCall(rule, BOOKINGS)).toBe(true);
    expect(mayCall(rule, actorWith({ areas: { SO: "W" } }))).toBe(true);
    expect(mayCall(rule, ADMINISTRATOR)).toBe(true);
    expect(mayCall(rule, actorWith({ areas: { SO: "R", EV: "W" } }))).toBe(false);
  });

  it("that publishes is for the bookings-enabled and administrators", () => {
    expect(mayCall({ kind: "bookings" }, BOOKINGS)).toBe(true);
    expect(mayCall({ kind: "bookings" }, ADMINISTRATOR)).toBe(true);
    expect(mayCall({ kind: "bookings" }, actorWith({ areas: { EV: "W" } }))).toBe(false);
  });

  it("for administrators is closed to all others", () => {
    const writer = actorWith({
      bookingsEnabled: true,
      areas: Object.fromEntries(AREA_TAGS.map((area) => [area, "W" as const])),
    });
    expect(mayCall({ kind: "administrator" }, ADMINISTRATOR)).toBe(true);
    expect(mayCall({ kind: "administrator" }, writer)).toBe(false);
  });

  it("about money needs the right to events and to be told what they pay", () => {
    const member = { Role: { tag: "M" } };
    const readers = [{ areas: { EV: "R" } }, member, { ...member, areas: { EV: "R" } }] as const;
    const mayRead = readers.map((reader) => mayCall({ kind: "readMoney" }, actorWith(reader)));
    expect(mayRead).toEqual([false, false, true]);
    const writers = [
      { bookingsEnabled: true },
      { ...member, areas: { EV: "R" } },
      { ...member, areas: { EV: "W" } },
      { ...member, bookingsEnabled: true },
    ] as const;
    const mayWrite = writers.map((writer) => mayCall({ kind: "writeMoney" }, actorWith(writer)));
    expect(mayWrite).toEqual([false, false, true, true]);
  });

  it("for super administrators is closed to other administrators", () => {
    const owner = actorWith({ superAdministratorEnabled: true });
    expect(mayCall({ kind: "superAdministrator" }, owner)).toBe(true);
    expect(mayCall({ kind: "administrator" }, owner)).toBe(true);
    expect(mayCall({ kind: "superAdministrator" }, ADMINISTRATOR)).toBe(false);
  });
});

describe("whatever the rule", () => {
  const area = fc.constantFrom(...AREA_TAGS);
  const rule: fc.Arbitrary<AccessRule> = fc.oneof(
    fc.constant<AccessRule>({ kind: "signedIn" }),
    fc.constant<AccessRule>({ kind: "bookings" }),
    fc.constant<AccessRule>({ kind: "readMoney" }),
    fc.constant<AccessRule>({ kind: "writeMoney" }),
    fc.constant<AccessRule>({ kind: "administrator" }),
    fc.constant<AccessRule>({ kind: "superAdministrator" }),
    fc.record({ kind: fc.constant("read" as const), areas: fc.array(area) }),
    fc.record({ kind: fc.constant("write" as const), areas: fc.array(area) }),
    fc.record({ kind: fc.constant("writeOrBookings" as const), area }),
    fc.record({ kind: fc.constant("writeSomeOrBookings" as const), areas: fc.array(area) }),
  );
  const actor = fc
    .record({
      administratorEnabled: fc.boolean(),
      superAdministratorEnabled: fc.boolean(),
      bookingsEnabled: fc.boolean(),
      editEnabled: fc.boolean(),
      areas: fc.dictionary(area, fc.constantFrom<Privilege>("H", "R", "W")),
    })
    .map(actorWith);

  it("nobody calls it without a token or with sign-in off", () => {
    fc.assert(
      fc.property(rule, actor, (called, caller) => {
        return !mayCall(called, null) && !mayCall(called, { ...caller, signinEnabled: false });
      }),
    );
  });

  it("an administrator may call all but what is the super administrator's", () => {
    fc.assert(
      fc.property(rule, (called) => {
        return called.kind === "superAdministrator" || called.kind === "read"
          ? true
          : mayCall(called, ADMINISTRATOR);
      }),
    );
  });

  it("turning editing on never takes a right away", () => {
    fc.assert(
      fc.property(rule, actor, (called, caller) => {
        const before = mayCall(called, { ...caller, editEnabled: false });
        return !before || mayCall(called, { ...caller, editEnabled: true });
      }),
    );
  });

  it("whoever may write an area may read it", () => {
    fc.assert(
      fc.property(actor, area, (caller, where) => {
        return !canWrite(caller, where) || canRead(caller, where);
      }),
    );
    fc.assert(fc.property(actor, (caller) => !canEditEvents(caller) || canRead(caller, "EV")));
    fc.assert(fc.property(actor, (caller) => !canEditVenues(caller) || canRead(caller, "VN")));
  });
});
