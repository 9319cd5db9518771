/** Points out, while somebody types, that the band has the song already. */
import { duplicatesOf } from "@bandstand/domain/song-duplicates";
import { songAddress } from "../../../records/songs/song-address.ts";
import { useSongWindows } from "../../../records/songs/song-windows.ts";
import { useSongs } from "../../../records/songs/songs-query.ts";
import { TwinNotice } from "../../../ui/form-frame/twin-notice.tsx";
import { RecordLink } from "../../../ui/links/record-link.tsx";

interface DuplicateNoticeProps {
  song: { id?: number | undefined; title: string | undefined; artist: string | undefined };
}

export function DuplicateNotice({ song: { id, title = "", artist = "" } }: DuplicateNoticeProps) {
  const { data: songs } = useSongs();
  const windows = useSongWindows();
  const [twin] = duplicatesOf({ id, title, artist }, songs ?? []);
  return (
    <TwinNotice>
      {twin && (
        <>
          The library has this song already:{" "}
          <RecordLink href={songAddress(twin.id)} onOpen={() => windows.view(twin)}>
            {twin.title}, {twin.artist}
          </RecordLink>
          , {twin.songStatusName}
        </>
      )}
    </TwinNotice>
  );
}
