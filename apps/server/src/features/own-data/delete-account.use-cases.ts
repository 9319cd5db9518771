/** The end of an account, by somebody who knows its password. */
import type { AccountDeletion } from "@bandstand/contracts/own-data";
import { Failure } from "@bandstand/contracts/failure";
import { hindranceOf, hindranceWords } from "@bandstand/domain/account-deletion";
import { successorOf } from "@bandstand/domain/super-administrator";
import { removeReleased } from "../../platform/files/stored-files.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { holdProved, provePassword } from "../../records/accounts/own-password.ts";
import {
  bandsToLeave,
  deleteHeldAccount,
  lockBandsOf,
  makeSuperAdministrators,
} from "./delete-account.repository.ts";
import type { OwnDataServices } from "./own-data.services.ts";

export async function accountDeletion(
  { database }: Pick<OwnDataServices, "database">,
  { userId }: Caller,
): Promise<AccountDeletion> {
  const bands = await database.system((tx) => bandsToLeave(tx, userId), { readOnly: true });
  return {
    bands: bands.map((band) => ({
      id: band.bandId,
      name: band.name,
      hindrance: hindranceOf(band),
      successor: successorOf(band, band.administrators)?.nickname ?? null,
    })),
  };
}

/** Throws `invalid` for a wrong password, `throttled`, and `last_administrator` saying what to do first. */
export async function deleteAccount(
  services: OwnDataServices,
  caller: Caller,
  given: { currentPassword: string; clientAddress: string },
): Promise<void> {
  const { currentPassword: password, clientAddress } = given;
  const proved = await provePassword(services, caller, { password, clientAddress });
  const pictures = await services.database.system(async (tx) => {
    const account = await holdProved(tx, caller, proved);
    await lockBandsOf(tx, caller.userId);
    const bands = await bandsToLeave(tx, caller.userId);
    const hindered = bands.flatMap((band) => {
      const hindrance = hindranceOf(band);
      return hindrance === null ? [] : [hindranceWords(band.name, hindrance)];
    });
    if (hindered.length > 0)
      throw new Failure("last_administrator", { message: hindered.slice(0, MOST_WORDS).join(" ") });
    const successors = bands.flatMap((band) => {
      const successor = successorOf(band, band.administrators);
      return successor ? [{ bandId: band.bandId, id: successor.id }] : [];
    });
    await makeSuperAdministrators(tx, successors);
    return deleteHeldAccount(tx, account);
  });
  for (const { bandId, filename } of pictures) await removeReleased(services, bandId, [filename]);
}

/** Bands that one answer names. */
const MOST_WORDS = 10;
