/** What changes the band that is open, and brings the cache and the frame to where the server is. */
import { type Band, type SaveBand, saveBand } from "@bandstand/contracts/bands";
import { getBandUser } from "@bandstand/contracts/sign-in";
import { useQueryClient } from "@tanstack/react-query";
import { useChange } from "../../lib/cache/change.ts";
import { useBandUser, useServices } from "../../lib/services/services-context.ts";
import { paramsOf } from "../kit/record-keys.ts";
import { BAND_KEYS } from "./band-keys.ts";
import { bandQuery } from "./band-query.ts";

export interface BandChanges {
  save(bandId: number, changed: SaveBand): Promise<Band>;
  /** The band as the server has it now. */
  reload(bandId: number): Promise<Band>;
}

export function useBandChanges(): BandChanges {
  const { client, session } = useServices();
  const member = useBandUser();
  const queries = useQueryClient();
  const change = useChange();
  return {
    async save(bandId, body) {
      const saved = await change(
        saveBand,
        { params: paramsOf(bandId), body },
        {
          show: (band) => void queries.setQueryData(BAND_KEYS.one(bandId), band),
          known: () => BAND_KEYS.one(bandId),
        },
      );
      // The frame knows the band's name from the session; what is kept will do until the next start.
      if (saved.name !== member.TheBand.name)
        await client
          .call(getBandUser, { params: paramsOf(member.id) })
          .then((told) => session.refresh(told))
          .catch(() => undefined);
      return saved;
    },
    reload: (bandId) => queries.query({ ...bandQuery(client, bandId), staleTime: 0 }),
  };
}
