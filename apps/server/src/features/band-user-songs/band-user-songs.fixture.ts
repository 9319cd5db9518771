import { addBandUserSong } from "@bandstand/contracts/band-user-songs";
import type { TestApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";
import { newSong } from "../../../test/recordings.ts";

export const idOf = ({ id }: { id: number }) => ({ id: String(id) });
export const songIdOf = ({ id }: { id: number }) => ({ songId: String(id) });

export const marker = (id: number, time: number, label: string) => ({
  id,
  time,
  label,
  notes: "",
  color: "blue",
  icon: "flag",
});

/** A song, the member who founded the band, and one who may only read songs. */
export async function bandOfTwo(api: TestApi) {
  const { token, bandUser } = await api.newBand();
  const alex = { token, bandUserId: bandUser.id, nickname: bandUser.nickname };
  const sam = await newMember(api, bandUser.bandId, { SO: "R" });
  return { alex, sam, bandId: bandUser.bandId, song: await newSong(api, token) };
}

export function keepingOn(api: TestApi) {
  return (
    { token }: { token: string },
    songId: number,
    rest: { settings?: string | null; notes?: string | null; sharing?: string } = {},
  ) => api.call(addBandUserSong, { body: { songId, ...rest } }, token);
}
