import {
  beginEdit,
  type EditAction,
  editReducer,
  type EditRules,
  type EditState,
} from "./edit-state.ts";

/** A record of two fields, edited as they are. */
export interface Venue {
  name: string;
  town: string;
}
export interface VenueVersion {
  venue: Venue;
  updatedAt: string;
}
export type VenueState = EditState<VenueVersion, Venue>;
export type VenueAction = EditAction<VenueVersion, Venue>;

export const venueFields = ["name", "town"] as const;

export const changesOf = (before: Venue, now: Venue): Partial<Venue> =>
  Object.fromEntries(
    venueFields.filter((name) => before[name] !== now[name]).map((name) => [name, now[name]]),
  );

export const venueRules: EditRules<VenueVersion, Venue, Venue> = {
  begin: ({ venue }) => venue,
  isDirty: ({ venue }, now) => Object.keys(changesOf(venue, now)).length > 0,
  afterSave: ({ venue }, sent, now) => ({ ...venue, ...changesOf(sent, now) }),
  editedOf: (venue) => venue,
  resume: ({ original, edited }) => ({ initial: original, work: edited }),
  hasField: (venue, name) => Object.hasOwn(venue, name),
};

export const theSwan: VenueVersion = {
  venue: { name: "The Swan", town: "Ipswich" },
  updatedAt: "2026-11-20T13:30:00.000Z",
};

export const reduceVenue = editReducer(venueRules);

export const afterVenue = (...actions: VenueAction[]): VenueState =>
  actions.reduce(reduceVenue, beginEdit(venueRules, theSwan, null));

export const editVenue = (field: keyof Venue, text: string): VenueAction => ({
  type: "change",
  field,
  change: (now) => ({ ...now, [field]: text }),
});

export const refusedVenue: VenueAction = {
  type: "refused",
  message: "Please complete the missing fields",
  fields: [{ path: "name", message: "This name is taken" }],
};
