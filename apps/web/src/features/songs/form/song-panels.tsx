/** The four panels of a song's form, in the two parts that a new song is put together from. */
import { LIMITS } from "@bandstand/contracts/limits";
import type { Song } from "@bandstand/contracts/songs";
import { useSongStatuses } from "../../../records/lookups/lookups.ts";
import { HIGHEST_CAPO } from "@bandstand/domain/played-key";
import { ChartField } from "../../../records/charts/chart-field.tsx";
import { DurationField } from "../../../ui/form-frame/duration-field.tsx";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { FieldRow } from "../../../ui/form-frame/field-row.tsx";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import { WholeNumberField } from "../../../ui/form-frame/whole-number-field.tsx";
import { LookupFailed } from "../../../ui/lookups/lookup-failed.tsx";
import { LookupField } from "../../../ui/lookups/lookup-field.tsx";
import { TagsField } from "../../../ui/tags/tags-field.tsx";
import { DuplicateNotice } from "./duplicate-notice.tsx";
import type { SongForm } from "./song-form-schema.ts";
import { GenreField } from "./genre-field.tsx";
import { LyricsField } from "./lyrics-field.tsx";
import { usePastedChart } from "./pasted/use-pasted-chart.tsx";
import { RecordingLength } from "./recording-length.tsx";
import styles from "./song-form.module.css";
import { TempoField } from "./tempo-field.tsx";
import { VideoField } from "./video-field.tsx";
import { useKnownTags } from "./use-known-tags.ts";

interface PanelProps {
  form: SongForm;
}

/** `song` is left out of the form of a new one. */
export function SongPanels({ form, song }: PanelProps & { song?: Song }) {
  return (
    <>
      <div role="group" aria-label="Song metadata" className={styles.part}>
        <DetailsPanel form={form} songId={song?.id} />
        <SongPanel form={form} recordingDuration={song?.recordingDuration ?? null} />
      </div>
      <div role="group" aria-label="Song structure" className={styles.part}>
        <ContentPanel form={form} />
        <MediaPanel form={form} />
      </div>
    </>
  );
}

/** `songId` is the song's own, which is no duplicate of itself. */
function DetailsPanel({ form, songId }: PanelProps & { songId: number | undefined }) {
  const { field, values } = form;
  const known = useKnownTags();
  const chips = field("chips");
  return (
    <FieldGroup title="Details">
      <div>
        <FieldRow>
          <TextField field={field("title")} label="Title" required maxLength={LIMITS.shortText} />
          <TextField field={field("artist")} label="Artist" required maxLength={LIMITS.shortText} />
        </FieldRow>
        <DuplicateNotice song={{ id: songId, title: values.title, artist: values.artist }} />
      </div>
      <FieldRow>
        <TextField field={field("featuring")} label="Featuring" maxLength={LIMITS.shortText} />
        <LookupField
          field={field("songStatusId")}
          label="Status"
          required
          what="statuses"
          lookup={useSongStatuses()}
        />
        <GenreField form={form} />
      </FieldRow>
      <div>
        <TagsField
          field={{ ...chips, set: (tags) => chips.set(tags && [...tags]) }}
          label="Tags"
          maxTags={LIMITS.chips}
          known={known.tags}
        />
        <LookupFailed what="tags in use" lookup={known.lookup} />
      </div>
    </FieldGroup>
  );
}

/** `recordingDuration` is that of the song's recording, which a new song has none of. */
function SongPanel({
  form: { field },
  recordingDuration,
}: PanelProps & { recordingDuration: number | null }) {
  const seconds = field("seconds");
  return (
    <FieldGroup title="Song">
      <div className={styles.length}>
        <div className={styles.sound}>
          <TextField field={field("songkey")} label="Key" maxLength={10} placeholder="F#m" />
          <TempoField field={field("bpm")} />
          <DurationField field={seconds} label="Duration" />
        </div>
        <RecordingLength
          song={{ seconds: seconds.value ?? null, recordingDuration }}
          onUse={seconds.set}
        />
      </div>
      <div className={styles.beginning}>
        <WholeNumberField
          field={field("capo")}
          label="Capo"
          hint="The key is what sounds"
          min={0}
          max={HIGHEST_CAPO}
        />
        <TextField
          field={field("start")}
          label="Start"
          hint="Who starts the song, and the count-in"
          maxLength={LIMITS.shortText}
        />
      </div>
    </FieldGroup>
  );
}

function ContentPanel({ form }: PanelProps) {
  const { field } = form;
  const { watched, head } = usePastedChart(form);
  return (
    <div role="group" aria-label="Content" className={styles.part}>
      <FieldGroup title="Chart and lyrics">
        <div>
          {head("lyrics")}
          <LyricsField
            field={watched("lyrics")}
            tab={field("tab").value ?? null}
            songkey={field("songkey").value ?? null}
          />
        </div>
        <div>
          {head("tab")}
          <ChartField field={watched("tab")} label="Tab" rows={8} />
        </div>
      </FieldGroup>
      <FieldGroup title="Notes">
        <TextAreaField field={field("notes")} label="Notes" />
        <TextAreaField field={field("todo")} label="To do" />
      </FieldGroup>
    </div>
  );
}

function MediaPanel({ form: { field } }: PanelProps) {
  return (
    <FieldGroup title="Media">
      <FieldRow>
        <VideoField field={field("youTubeId")} />
        <TextField
          field={field("coverImageURL")}
          label="Notes URL"
          hint="A link to sheet music"
          type="url"
          placeholder="https://"
        />
      </FieldRow>
    </FieldGroup>
  );
}
