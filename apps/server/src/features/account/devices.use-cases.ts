/** Where one is signed in, and the end of it. */
import type { Device } from "@bandstand/contracts/account";
import { Failure } from "@bandstand/contracts/failure";
import { deviceNameOf } from "@bandstand/domain/device-name";
import type { Caller } from "../../platform/http/caller.ts";
import { revokeAllTokens } from "../../records/accounts/tokens.repository.ts";
import type { AccountServices } from "./account.services.ts";
import { listDevices, revokeDevice } from "./devices.repository.ts";

type Services = Pick<AccountServices, "database">;

export async function devicesOf({ database }: Services, caller: Caller): Promise<Device[]> {
  const { userId, tokenId } = caller;
  const found = await database.person({ userId, readOnly: true }, listDevices);
  return found.map(({ userAgent, ...device }) => ({
    ...device,
    ...deviceNameOf(userAgent),
    isThis: device.id === tokenId,
  }));
}

/** Throws `device_not_found`, also for somebody else's. */
export async function signOutDevice(
  { database }: Services,
  { userId }: Caller,
  id: number,
): Promise<void> {
  const isRevoked = await database.person({ userId }, (tx) => revokeDevice(tx, id));
  if (!isRevoked) throw new Failure("device_not_found");
}

export async function signOutEverywhere(
  { database }: Services,
  caller: Caller,
  { keepThis }: { keepThis: boolean },
): Promise<void> {
  await database.system((tx) => revokeAllTokens(tx, caller, keepThis ? caller : undefined));
}
