/** What an event must say before it is saved, and what follows from what it says. */

export const EVENT_NAME_MAX = 80;

export const EVENT_MESSAGES = {
  enterStatus: "Set the Event Status Toggle",
  enterType: "Please enter a value",
  enterDate: "Enter the Event Date",
  enterVenue: "Please enter a value",
  addIncomplete: "Please complete all required fields",
  saveIncomplete: "Please complete the missing fields",
  notReady: "Form not ready. Please try again.",
  unknownStatus: "This status does not exist",
  unknownType: "This type of event does not exist",
  unknownVenue: "This venue does not exist",
  unknownSetlist: "This set list does not exist",
  nothingToCopy: "Choose the set list to copy",
  newStatus: "A new event is provisional or confirmed",
  noSuchPlace: "The event that this page begins after does not exist any more",
} as const;

const REQUIRED = {
  eventStatusId: EVENT_MESSAGES.enterStatus,
  eventTypeId: EVENT_MESSAGES.enterType,
  eventDate: EVENT_MESSAGES.enterDate,
  venueId: EVENT_MESSAGES.enterVenue,
} as const;

export type RequiredEventField = keyof typeof REQUIRED;

type Said = { readonly [Field in RequiredEventField]?: string | number | null | undefined };

export type MissingField = { readonly path: RequiredEventField; readonly message: string };

/** Those that are required and say nothing, in the order in which a form has them. */
export function missingEventFields(event: Said): MissingField[] {
  return missingAmong(event, () => true);
}

/** Of a save, which carries changed fields only: what it touches it may not leave empty. */
export function missingInEventSave(changes: Said): MissingField[] {
  return missingAmong(changes, (field) => Object.hasOwn(changes, field));
}

function missingAmong(event: Said, isAsked: (field: RequiredEventField) => boolean) {
  return requiredFields()
    .filter((field) => isAsked(field) && (event[field] ?? "") === "")
    .map((path) => ({ path, message: REQUIRED[path] }));
}

function requiredFields(): RequiredEventField[] {
  return ["eventStatusId", "eventTypeId", "eventDate", "venueId"];
}

type Paid = { readonly deposit?: number | null; readonly paymentReceived?: number | null };

/** What was paid is the deposit too, unless that is said beside it. */
export function withDeposit<Fields extends Paid>(fields: Fields): Fields {
  const { deposit, paymentReceived } = fields;
  if (paymentReceived === undefined || deposit !== undefined) return fields;
  return { ...fields, deposit: paymentReceived };
}
