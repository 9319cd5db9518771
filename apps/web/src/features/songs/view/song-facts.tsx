/** The facts of a song in a line; those who may change them on the spot. */
import { saveSongRating } from "@bandstand/contracts/song-ratings";
import { saveSong, type Song } from "@bandstand/contracts/songs";
import { formatDuration } from "@bandstand/domain/duration";
import { keyAt, keyWords } from "@bandstand/domain/played-key";
import { MAX_STARS, starsFromRating } from "@bandstand/domain/rating";
import { useMay } from "../../../lib/services/use-may.ts";
import { STATUS_TONE } from "../../../records/songs/status-tone.ts";
import type { SongPlace } from "../../../records/setlists/song-place.ts";
import { KeyBadge } from "../../../ui/marks/key-badge.tsx";
import { StatusMark } from "../../../ui/marks/status-mark.tsx";
import { StarFigure } from "../../../ui/rating/stars.tsx";
import { ChosenFact, Fact, TypedFact } from "../../../ui/record-view/fact.tsx";
import { latePart, useFetchAhead } from "../../../ui/parts/late-part.ts";

const ChangeKey = latePart(async () => (await import("./change-fact.tsx")).ChangeKey);
const ChangeTempo = latePart(async () => (await import("./change-fact.tsx")).ChangeTempo);
const RatingNow = latePart(async () => (await import("../rating/rating-now.tsx")).RatingNow);
const StatusMenu = latePart(async () => (await import("./song-view-menus.tsx")).StatusMenu);
const AHEAD = [ChangeKey, ChangeTempo, RatingNow, StatusMenu];

interface SongProps {
  song: Song;
}

/** @param place where it stands in the set list that it was opened from: a key or capo that this says is not the song's to change */
export function SongFacts({ song, place }: SongProps & { place: SongPlace | null }) {
  useFetchAhead(AHEAD);
  const tonight =
    place && (place.songkey !== null || place.capo !== null) ? keyAt(place, song) : null;
  return (
    <>
      {tonight ? (
        <Fact label="Key in this set list">
          <KeyBadge song={tonight} />
        </Fact>
      ) : (
        <Key song={song} />
      )}
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
  const mark = <StatusMark tone={STATUS_TONE[song.songStatusTag]} label={song.songStatusName} />;
  if (!maySave) return <Fact label="Status">{mark}</Fact>;
  return (
    <ChosenFact
      label={`Status: ${song.songStatusName}`}
      choices={(panel) => <StatusMenu song={song} panel={panel} />}
    >
      {mark}
    </ChosenFact>
  );
}

function Rating({ song }: SongProps) {
  const mayRate = useMay(saveSongRating);
  const average = song.avgRating === null ? null : starsFromRating(song.avgRating);
  const figure = average !== null && (
    <StarFigure label="Average rating" stars={average} of={MAX_STARS} />
  );
  if (!mayRate) return figure ? <Fact label="Rating">{figure}</Fact> : null;
  return (
    <TypedFact label="Rating" panel={() => <RatingNow songId={song.id} />}>
      {figure || "+ Rating"}
    </TypedFact>
  );
}
