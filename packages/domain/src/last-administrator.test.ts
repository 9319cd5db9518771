import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  wouldRemoveLastAdministrator,
  wouldRemoveLastSuperAdministrator,
} from "./last-administrator.ts";

const drummer = {
  id: 1,
  administratorEnabled: false,
  superAdministratorEnabled: false,
  signinEnabled: true,
};
const administrator = { ...drummer, id: 2, administratorEnabled: true };
const second = { ...administrator, id: 3 };

describe("the last administrator", () => {
  const members = [drummer, administrator];

  it("cannot be removed", () => {
    expect(wouldRemoveLastAdministrator(members, { id: 2, removed: true })).toBe(true);
  });

  it("cannot be demoted", () => {
    const demotion = { id: 2, administratorEnabled: false };
    expect(wouldRemoveLastAdministrator(members, demotion)).toBe(true);
  });

  it("cannot be kept from signing in", () => {
    expect(wouldRemoveLastAdministrator(members, { id: 2, signinEnabled: false })).toBe(true);
  });

  it("can go once there is another who can sign in", () => {
    const change = { id: 2, removed: true } as const;
    expect(wouldRemoveLastAdministrator([...members, second], change)).toBe(false);
    const locked = { ...second, signinEnabled: false };
    expect(wouldRemoveLastAdministrator([...members, locked], change)).toBe(true);
  });

  it("is not touched when anyone else goes", () => {
    expect(wouldRemoveLastAdministrator(members, { id: 1, removed: true })).toBe(false);
  });
});

describe("the last super administrator", () => {
  const first = { ...administrator, superAdministratorEnabled: true };
  const demotion = { id: 2, superAdministratorEnabled: false };

  it("stays one", () => {
    expect(wouldRemoveLastSuperAdministrator([first, second], demotion)).toBe(true);
    expect(wouldRemoveLastSuperAdministrator([first, second], { id: 2, removed: true })).toBe(true);
  });

  it("can hand over, and nothing holds a band that has none", () => {
    const other = { ...second, superAdministratorEnabled: true };
    expect(wouldRemoveLastSuperAdministrator([first, other], demotion)).toBe(false);
    expect(wouldRemoveLastSuperAdministrator([administrator, second], demotion)).toBe(false);
  });
});

it("never blocks a change in a band that has nobody in charge already", () => {
  expect(wouldRemoveLastAdministrator([drummer], { id: 1, removed: true })).toBe(false);
});

it("keeps an administrator through any series of allowed changes", () => {
  const member = fc.record({
    id: fc.integer({ min: 1, max: 4 }),
    administratorEnabled: fc.boolean(),
    superAdministratorEnabled: fc.boolean(),
    signinEnabled: fc.boolean(),
  });
  const members = fc.uniqueArray(member, { selector: ({ id }) => id });
  fc.assert(
    fc.property(members, fc.array(member), (others, changes) => {
      let band = [{ ...administrator, id: 5 }, ...others];
      for (const change of changes) {
        if (wouldRemoveLastAdministrator(band, change)) continue;
        band = band.map((one) => (one.id === change.id ? change : one));
      }
      return band.some((one) => one.administratorEnabled || one.superAdministratorEnabled);
    }),
  );
});
