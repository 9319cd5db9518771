/** The four panels of a song's form. */
import { LIMITS } from "@bandstand/contracts/limits";
import { useGenres, useSongStatuses } from "../../../records/lookups/lookups.ts";
import { HIGHEST_CAPO } from "@bandstand/domain/played-key";
import { ChartField } from "../../../records/charts/chart-field.tsx";
import { DurationField } from "../../../ui/form-frame/duration-field.tsx";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { FieldRow } from "../../../ui/form-frame/field-row.tsx";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import { WholeNumberField } from "../../../ui/form-frame/whole-number-field.tsx";
import type { RecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { LookupFailed } from "../../../ui/lookups/lookup-failed.tsx";
import { LookupField } from "../../../ui/lookups/lookup-field.tsx";
import { TagsField } from "../../../ui/tags/tags-field.tsx";
import { DuplicateNotice } from "./duplicate-notice.tsx";
import type { addSongForm, editSongForm } from "./song-form-schema.ts";
import { RecordingLength } from "./recording-length.tsx";
import styles from "./song-form.module.css";
import { TempoField } from "./tempo-field.tsx";
import { VideoField } from "./video-field.tsx";
import { useKnownTags } from "./use-known-tags.ts";

export type SongForm = RecordForm<typeof editSongForm | typeof addSongForm>;

interface PanelProps {
  form: SongForm;
}

/** `songId` is the song's own, which is no duplicate of itself. */
export function DetailsPanel({ form, songId }: PanelProps & { songId?: number }) {
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
        <LookupField
          field={field("genreId")}
          label="Genre"
          required
          what="genres"
          lookup={useGenres()}
        />
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
export function SongPanel({
  form: { field },
  recordingDuration = null,
}: PanelProps & { recordingDuration?: number | null }) {
  const seconds = field("seconds");
  return (
    <FieldGroup title="Song">
      <FieldRow>
        <TextField field={field("songkey")} label="Key" maxLength={10} placeholder="F#m" />
        <WholeNumberField
          field={field("capo")}
          label="Capo"
          hint="The key is what sounds"
          min={0}
          max={HIGHEST_CAPO}
        />
        <TempoField field={field("bpm")} />
        <div className={styles.length}>
          <DurationField field={seconds} label="Duration" />
          <RecordingLength
            song={{ seconds: seconds.value ?? null, recordingDuration }}
            onUse={seconds.set}
          />
        </div>
      </FieldRow>
      <TextField
        field={field("start")}
        label="Start"
        hint="Who starts the song, and the count-in"
        maxLength={LIMITS.shortText}
      />
    </FieldGroup>
  );
}

export function MediaPanel({ form: { field } }: PanelProps) {
  return (
    <FieldGroup title="Media">
      <FieldRow>
        <VideoField field={field("youTubeId")} />
        <TextField
          field={field("coverImageURL")}
          label="Notes URL"
          type="url"
          placeholder="https://"
        />
      </FieldRow>
    </FieldGroup>
  );
}

export function ContentPanel({ form: { field } }: PanelProps) {
  return (
    <FieldGroup title="Content">
      <ChartField field={field("lyrics")} label="Lyrics" songkey={field("songkey").value ?? null} />
      <ChartField field={field("tab")} label="Tab" rows={8} />
      <TextAreaField field={field("notes")} label="Notes" />
      <TextAreaField field={field("todo")} label="To do" />
    </FieldGroup>
  );
}
