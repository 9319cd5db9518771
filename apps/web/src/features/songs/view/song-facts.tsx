/** The facts of a song in a line; those who may change them on the spot. */
import { saveSongRating } from "@bandstand/contracts/song-ratings";
import { saveSong, type Song } from "@bandstand/contracts/songs";
import { formatDuration } from "@bandstand/domain/duration";
import { keyWords } from "@bandstand/domain/played-key";
import { starsFromRating } from "@bandstand/domain/rating";
import { useMay } from "../../../lib/services/use-may.ts";
import { useSongStatuses } from "../../../records/lookups/lookups.ts";
import { STATUS_TONE } from "../../../records/songs/status-tone.ts";
import { lookupItems } from "../../../ui/lookups/lookup-items.ts";
import { KeyBadge } from "../../../ui/marks/key-badge.tsx";
import { StatusMark } from "../../../ui/marks/status-mark.tsx";
import { StarFigure } from "../../../ui/rating/stars.tsx";
import { ChosenFact, Fact, TypedFact } from "../../../ui/record-view/fact.tsx";
import { RatingNow } from "../rating/rating-now.tsx";
import { ChangeKey, ChangeTempo } from "./change-fact.tsx";
import { useChangeSong } from "./use-change-song.ts";

interface SongProps {
  song: Song;
}

export function SongFacts({ song }: SongProps) {
  return (
    <>
      <Key song={song} />
      <Tempo song={song} />
      {song.seconds !== null && song.seconds > 0 && (
        <Fact label="Length">{formatDuration(song.seconds)}</Fact>
      )}
      <Status song={song} />
      <Rating song={song} />
    </>
  );
}

/** What nobody has said stands only before those who can say it. */
function Key({ song }: SongProps) {
  const maySave = useMay(saveSong);
  const isSaid = keyWords(song) !== null;
  if (!maySave) {
    return isSaid ? (
      <Fact label="Key">
        <KeyBadge song={song} />
      </Fact>
    ) : null;
  }
  return (
    <TypedFact label="Key and capo" panel={(close) => <ChangeKey song={song} onDone={close} />}>
      {isSaid ? <KeyBadge song={song} /> : "+ Key"}
    </TypedFact>
  );
}

function Tempo({ song }: SongProps) {
  const maySave = useMay(saveSong);
  const said = song.bpm === null ? null : `${song.bpm} bpm`;
  if (!maySave) return said === null ? null : <Fact label="Tempo">{said}</Fact>;
  return (
    <TypedFact label="Tempo" panel={(close) => <ChangeTempo song={song} onDone={close} />}>
      {said ?? "+ Tempo"}
    </TypedFact>
  );
}

function Status({ song }: SongProps) {
  const maySave = useMay(saveSong);
  const statuses = useSongStatuses();
  const change = useChangeSong(song);
  const mark = <StatusMark tone={STATUS_TONE[song.songStatusTag]} label={song.songStatusName} />;
  if (!maySave) return <Fact label="Status">{mark}</Fact>;

  const items = lookupItems("statuses", statuses, ({ id, name, tag }) => ({
    key: tag,
    label: name,
    icon: <StatusMark tone={STATUS_TONE[tag]} label={name} dotOnly />,
    chosen: id === song.songStatusId,
    onSelect: () => {
      if (id === song.songStatusId) return;
      void change({
        to: { songStatusId: id },
        from: { songStatusId: song.songStatusId },
        done: `“${song.title}” is ${name} now`,
      });
    },
  }));
  return (
    <ChosenFact label={`Status: ${song.songStatusName}`} groups={() => [{ key: "status", items }]}>
      {mark}
    </ChosenFact>
  );
}

function Rating({ song }: SongProps) {
  const mayRate = useMay(saveSongRating);
  const average = song.avgRating === null ? null : starsFromRating(song.avgRating);
  const figure = average !== null && <StarFigure label="Average rating" stars={average} />;
  if (!mayRate) return figure ? <Fact label="Rating">{figure}</Fact> : null;
  return (
    <TypedFact label="Rating" panel={() => <RatingNow songId={song.id} />}>
      {figure || "+ Rating"}
    </TypedFact>
  );
}
