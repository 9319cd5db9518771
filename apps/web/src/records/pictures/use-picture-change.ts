/** What changes a picture of the band or a member, for a `PictureField`. */
import {
  removeAvatar,
  removeBandLogo,
  removeBandPicture,
  uploadAvatar,
  uploadBandLogo,
  uploadBandPicture,
} from "@bandstand/contracts/pictures";
import { getBandUser } from "@bandstand/contracts/sign-in";
import type { PictureKind } from "@bandstand/domain/pictures";
import { useChange } from "../../lib/cache/change.ts";
import { useServices } from "../../lib/services/services-context.ts";
import type { PictureChange } from "../../ui/picture-crop/picture-field.tsx";
import { paramsOf } from "../kit/record-keys.ts";

const CALLS = {
  bandLogo: { upload: uploadBandLogo, remove: removeBandLogo },
  bandPicture: { upload: uploadBandPicture, remove: removeBandPicture },
  bandUserAvatar: { upload: uploadAvatar, remove: removeAvatar },
} as const;

/** Milliseconds: a picture from the back of a hall takes its time. */
const TIMEOUT = 300_000;

/** @param id of the band or the member */
export function usePictureChange(kind: PictureKind, id: number): PictureChange {
  const change = useChange();
  const { client, session } = useServices();
  const { upload, remove } = CALLS[kind];
  const params = paramsOf(id);

  /** The frame shows the band's logo and one's own picture, which it knows from the session. */
  async function refreshSession(): Promise<void> {
    const member = session.getSnapshot().session?.bandUser;
    const isShown = kind === "bandLogo" || (kind === "bandUserAvatar" && member?.id === id);
    if (!member || !isShown) return;
    // What is kept will do until the next start.
    await client
      .call(getBandUser, { params: paramsOf(member.id) })
      .then((told) => session.refresh(told))
      .catch(() => undefined);
  }

  return {
    async save(data) {
      const options = { timeout: TIMEOUT, isSettled: true };
      await change(upload, { params, body: { data } }, options);
      await refreshSession();
    },
    async remove() {
      await change(remove, { params }, { isSettled: true });
      await refreshSession();
    },
  };
}
