/** An editor has deputies asked, sees how far it is, and steps in. */
import {
  type AskDeputies,
  DEPUTY_MESSAGES,
  type EventDeputies,
} from "@bandstand/contracts/deputies";
import { Failure, invalidField } from "@bandstand/contracts/failure";
import { wantsAnswers } from "@bandstand/domain/availability";
import type { DeputyMove } from "@bandstand/domain/deputies";
import { canRead } from "@bandstand/domain/permissions";
import { violatedConstraint } from "../../../platform/database/errors.ts";
import type { BandTransaction, Database } from "../../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../../platform/http/caller.ts";
import { EVENT } from "../../../records/events/event-kind.ts";
import { found } from "../../../records/kit/record-kind.ts";
import {
  cannotDeputise,
  insertAsking,
  isAskedFor,
  isEvent,
  listAskings,
  listDeputies,
  lockEvent,
} from "./deputies.repository.ts";
import { moveDeputies } from "./deputy-moves.ts";

const ASKING = { noun: "asking", notFound: "deputy_asking_not_found" } as const;

export interface DeputyServices {
  database: Database;
  now: () => Date;
}

/** Throws `event_not_found`. */
export function listEventDeputies(
  { database }: DeputyServices,
  caller: Caller,
  eventId: number,
): Promise<EventDeputies> {
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) => {
    found(EVENT, await isEvent(tx, eventId));
    return read(tx, caller, eventId);
  });
}

/** Throws `event_not_found`, `event_closed`, and `invalid` for whom nobody can ask, or where somebody is asked already. */
export function ask(
  { database, now }: DeputyServices,
  caller: Caller,
  eventId: number,
  { deputyIds, ...said }: AskDeputies,
): Promise<EventDeputies> {
  const ids = [...new Set(deputyIds)];
  const { today } = caller;
  return database.band(bandScope(caller), async (tx) => {
    const event = found(EVENT, await lockEvent(tx, eventId));
    if (!wantsAnswers(event, today)) throw new Failure("event_closed");
    if (said.bandUserId !== null && ids.includes(said.bandUserId))
      throw invalidField("deputyIds", DEPUTY_MESSAGES.themselves);
    if (await isAskedFor(tx, eventId, said.bandUserId))
      throw invalidField("bandUserId", DEPUTY_MESSAGES.alreadyAsked);
    if ((await cannotDeputise(tx, { eventId, today }, ids)).size > 0)
      throw invalidField("deputyIds", DEPUTY_MESSAGES.notAskable);
    const opens = {
      opensVenue: canRead(caller, "VN"),
      opensSetlist: canRead(caller, "SL"),
      opensSongs: canRead(caller, "SO"),
    };
    const askingId = await insertAsking(tx, { ...said, ...opens, eventId }, ids).catch(nameUnknown);
    await moveDeputies(tx, now(), askingId, { kind: "start" });
    return read(tx, caller, eventId);
  });
}

/** Throws `deputy_asking_not_found`. A move that comes too late changes nothing, and the answer shows why. */
export function move(
  { database, now }: DeputyServices,
  caller: Caller,
  askingId: number,
  made: DeputyMove,
): Promise<EventDeputies> {
  return database.band(bandScope(caller), async (tx) => {
    const { eventId } = found(ASKING, await moveDeputies(tx, now(), askingId, made));
    return read(tx, caller, eventId);
  });
}

async function read(
  tx: BandTransaction,
  { today }: Caller,
  eventId: number,
): Promise<EventDeputies> {
  return {
    eventId,
    deputies: await listDeputies(tx, { eventId, today }),
    askings: await listAskings(tx, eventId),
  };
}

/** What the band does not have is said at its field. */
function nameUnknown(error: unknown): never {
  const { constraint } = violatedConstraint(error) ?? {};
  if (constraint === "deputy_askings_member_fk")
    throw invalidField("bandUserId", DEPUTY_MESSAGES.unknownMember);
  throw error;
}
