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

export interface ProfileSaver {
  /** @param now who they are as loaded */
  save: (now: Saved, changed: ProfileChanges) => Promise<ReturnType<typeof profileOf>>;
  /** A version of the member was replaced by what one has done oneself: that is in the way of no save. */
  replaced: (version: string, by: string) => void;
}

/** Saves once more from where the last one stopped: what it has saved is not in the way of the rest. */
export function profileSaver({ change, showUser, showBandUser }: SavingServices): ProfileSaver {
  const ours = { user: new Map<string, string>(), bandUser: new Map<string, string>() };

  return {
    async save(now, changed) {
      const saves = savesOf(changed);
      let { user } = now;
      if (saves.user) {
        const loaded = saves.user.updatedAt;
        user = await change(saveUser, {
          params: paramsOf(user.id),
          body: fromNewest(ours.user, saves.user),
        });
        if (loaded !== undefined) ours.user.set(loaded, user.updatedAt);
        showUser(user);
      }
      const bandUser = await change(saveMember, {
        params: paramsOf(now.bandUser.id),
        body: { bandUser: fromNewest(ours.bandUser, saves.bandUser) },
      }).catch(atTheFields);
      await showBandUser(bandUser);
      return profileOf(bandUser, user);
    },
    replaced(version, by) {
      if (version !== by) ours.bandUser.set(version, by);
    },
  };
}

/** @param ours versions that one has replaced oneself, each by the next */
function fromNewest<Body extends { updatedAt?: string | undefined }>(
  ours: ReadonlyMap<string, string>,
  body: Body,
): Body {
  const next = body.updatedAt === undefined ? undefined : ours.get(body.updatedAt);
  return next === undefined ? body : fromNewest(ours, { ...body, updatedAt: next });
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
