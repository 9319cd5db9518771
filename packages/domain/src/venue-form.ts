/** What a venue must say before it is saved: more where bands perform than where they practise or record. */

export const VENUE_MESSAGES = {
  required: "This field is required",
  addIncomplete: "Please complete all required fields",
  saveIncomplete: "Please complete the missing fields",
  unknownType: "This type of venue does not exist",
} as const;

const ALWAYS = ["name", "venueTypeId", "location", "address"] as const;
/** Somebody has to be written to before a gig. */
const WHERE_BANDS_PERFORM = ["contactName", "contactEmail"] as const;

export type RequiredVenueField = (typeof ALWAYS)[number] | (typeof WHERE_BANDS_PERFORM)[number];

type Said = { readonly [Field in RequiredVenueField]?: string | number | null | undefined };

export function requiredVenueFields(performing: boolean): readonly RequiredVenueField[] {
  return performing ? [...ALWAYS, ...WHERE_BANDS_PERFORM] : ALWAYS;
}

/** Those that are required and say nothing. White space says nothing. */
export function missingVenueFields(venue: Said, performing: boolean): RequiredVenueField[] {
  return requiredVenueFields(performing).filter((field) => {
    const said = venue[field];
    return said === undefined || said === null || String(said).trim() === "";
  });
}

/**
 * Of a save, which carries changed fields only. A venue that was imported may lack some and is mended bit by bit: so what a
 * save touches it may not leave empty, and where it makes the venue one to perform at, there is somebody to write to.
 */
export function missingInSave(
  before: Said,
  changes: Said,
  performing: boolean,
): RequiredVenueField[] {
  const changesType = Object.hasOwn(changes, "venueTypeId");
  return missingVenueFields({ ...before, ...changes }, performing).filter(
    (field) => Object.hasOwn(changes, field) || (changesType && isContact(field)),
  );
}

function isContact(field: RequiredVenueField): boolean {
  return WHERE_BANDS_PERFORM.some((one) => one === field);
}
