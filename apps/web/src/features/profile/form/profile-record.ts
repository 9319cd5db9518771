/** One's profile as one record to edit, though it is kept as two: what is the person's, and what is theirs in this band. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { requiredText } from "@bandstand/contracts/fields";
import { memberFields, type SaveMember } from "@bandstand/contracts/members";
import { fieldsOf, partOf } from "@bandstand/contracts/shapes";
import { type SaveUser, type User, userFields } from "@bandstand/contracts/users";
import { PROFILE_MESSAGES } from "@bandstand/domain/profile";
import * as z from "zod/mini";

const IN_BAND = ["nickname", "instrument", "profile", "shareContactDetails", "newsByMail"] as const;

export const profileForm = z.object({
  ...userFields,
  profile: memberFields.profile,
  shareContactDetails: memberFields.shareContactDetails,
  newsByMail: z.boolean(),
  nickname: requiredText(15, PROFILE_MESSAGES.nicknameRequired),
  instrument: requiredText(20, PROFILE_MESSAGES.instrumentRequired),
});
type Edited = z.output<typeof profileForm>;
export type ProfileChanges = Partial<Edited> & { updatedAt?: string };

/** Stands between the versions of the two records, which are of one length: the newer pair is the greater text. */
const AND = " ";

/** What the form edits. Texts that are missing are empty, since the form asks for them. */
export function profileOf(bandUser: BandUser, user: User) {
  const { nickname, instrument, profile, shareContactDetails } = bandUser;
  const { phone, location, address, mainInstrument, playInline } = user;
  return {
    nickname,
    instrument: instrument ?? "",
    profile,
    shareContactDetails,
    newsByMail: bandUser.newsByMail ?? false,
    forename: user.forename ?? "",
    surname: user.surname ?? "",
    phone,
    location,
    address,
    mainInstrument,
    playInline,
    updatedAt: versionOf(bandUser, user),
  };
}

export function versionOf(
  bandUser: Pick<BandUser, "updatedAt">,
  user: Pick<User, "updatedAt">,
): string {
  return [user.updatedAt, bandUser.updatedAt].join(AND);
}

interface ProfileSave {
  /** Null where nothing of the person has changed. */
  user: SaveUser | null;
  bandUser: NonNullable<SaveMember["bandUser"]>;
}

/** The two saves that a change is, each with its own version where the whole has one. */
export function savesOf({ updatedAt, ...changed }: ProfileChanges): ProfileSave {
  const [ofUser, ofBandUser] = updatedAt?.split(AND) ?? [];
  const user = partOf(changed, namedIn(changed, fieldsOf(userFields)));
  const bandUser = partOf(changed, namedIn(changed, IN_BAND));
  return {
    user:
      Object.keys(user).length === 0
        ? null
        : { ...user, ...(ofUser !== undefined && { updatedAt: ofUser }) },
    bandUser: { ...bandUser, ...(ofBandUser !== undefined && { updatedAt: ofBandUser }) },
  };
}

function namedIn<Name extends string>(changed: object, names: readonly Name[]): Name[] {
  return names.filter((name) => name in changed);
}
