/** What the band puts into its press kit, and the private address of that. */
import { invalidField } from "@bandstand/contracts/failure";
import {
  PRESS_KIT_MESSAGES,
  type PressKit,
  type SavePressKit,
} from "@bandstand/contracts/press-kit";
import type { BandTransaction, Database } from "../../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../../platform/http/caller.ts";
import type { LinkKey } from "../../../platform/security/signatures.ts";
import { privatePressPath } from "./press-address.ts";
import {
  findPressKit,
  updateAddress,
  updateDocuments,
  updateShown,
  updateSongs,
} from "./press-kit.repository.ts";

export interface PressKitServices {
  database: Database;
  linkKey: LinkKey;
  now: () => Date;
}

export function read({ database, linkKey }: PressKitServices, caller: Caller): Promise<PressKit> {
  const scope = { ...bandScope(caller), readOnly: true, snapshot: true };
  return database.band(scope, (tx) => tell(tx, linkKey));
}

/** Throws `invalid` for a song or a document that the band does not have. */
export function save(
  { database, linkKey }: PressKitServices,
  caller: Caller,
  { isShown, songIds, documents }: SavePressKit,
): Promise<PressKit> {
  return database.band(bandScope(caller), async (tx) => {
    await updateShown(tx, isShown);
    await updateSongs(tx, songIds);
    await updateDocuments(tx, documents);
    const kept = await tell(tx, linkKey);
    if (kept.songs.length < songIds.length)
      throw invalidField("songIds", PRESS_KIT_MESSAGES.unknownSong);
    if (kept.documents.length < documents.length)
      throw invalidField("documents", PRESS_KIT_MESSAGES.unknownDocument);
    return kept;
  });
}

export function saveAddress(
  { database, linkKey, now }: PressKitServices,
  caller: Caller,
  isOpen: boolean,
): Promise<PressKit> {
  return database.band(bandScope(caller), async (tx) => {
    await updateAddress(tx, isOpen ? now() : null);
    return tell(tx, linkKey);
  });
}

async function tell(tx: BandTransaction, linkKey: LinkKey): Promise<PressKit> {
  const { identity, isShown, madeAt, songs, documents } = await findPressKit(tx);
  return {
    isShown,
    privatePath: privatePressPath(linkKey, identity, { bandId: tx.bandId, madeAt }),
    songs: songs.map(({ id, title }) => ({ id, title })),
    documents: documents.map(({ id, title, isPrivate }) => ({ id, title, isPrivate })),
  };
}
