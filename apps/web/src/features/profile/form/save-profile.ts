/** Saves a profile: the person where that part has changed, then the member, whose answer is the session's band user. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { Failure } from "@bandstand/contracts/failure";
import { saveMember } from "@bandstand/contracts/members";
import { saveUser, type User } from "@bandstand/contracts/users";
import type { Change } from "../../../lib/cache/change.ts";
import { paramsOf } from "../../../records/kit/record-keys.ts";
import { type ProfileChanges, profileOf, savesOf } from "./profile-record.ts";

export interface SavingServices {
  change: Change;
  /** Shows what the server answers wherever it is shown. */
  showUser: (user: User) => void;
  showBandUser: (bandUser: BandUser) => Promise<void>;
}

export interface Saved {
  user: User;
  bandUser: BandUser;
}

/**
 * @param now who they are as loaded
 * @returns saves once more from where the last one stopped: what it has saved is not in the way of the rest
 */
export function profileSaver({ change, showUser, showBandUser }: SavingServices) {
  /** A version of the person that a save of ours has replaced, by the one that it made. */
  const ours = new Map<string, string>();

  return async (now: Saved, changed: ProfileChanges): Promise<ReturnType<typeof profileOf>> => {
    const saves = savesOf(changed);
    let { user } = now;
    if (saves.user) {
      const loaded = saves.user.updatedAt;
      const updatedAt = loaded === undefined ? undefined : newest(loaded);
      const body = { ...saves.user, ...(updatedAt !== undefined && { updatedAt }) };
      user = await change(saveUser, { params: paramsOf(user.id), body });
      if (loaded !== undefined) ours.set(loaded, user.updatedAt);
      showUser(user);
    }
    const bandUser = await change(saveMember, {
      params: paramsOf(now.bandUser.id),
      body: { bandUser: saves.bandUser },
    }).catch(atTheFields);
    await showBandUser(bandUser);
    return profileOf(bandUser, user);
  };

  function newest(version: string): string {
    const next = ours.get(version);
    return next === undefined ? version : newest(next);
  }
}

/** The call names its fields within `bandUser`; the form knows them without. */
function atTheFields(error: unknown): never {
  if (!(error instanceof Failure) || !error.fields) throw error;
  const { code, message, details, fields } = error;
  throw new Failure(code, {
    message,
    ...(details && { details }),
    fields: fields.map((field) => ({ ...field, path: field.path.replace(/^bandUser\./, "") })),
    cause: error,
  });
}
