/** The fields of a song, for the form that adds and the form that edits. */

import { LIMITS } from "@bandstand/contracts/limits";
import { reduceToVideoId } from "@bandstand/domain/video-id";
import { FieldGroup } from "../../ui/form-frame/field-group.tsx";
import { FieldRow } from "../../ui/form-frame/field-row.tsx";
import { SelectField } from "../../ui/form-frame/select-field.tsx";
import { TagsField } from "../../ui/form-frame/tags-field.tsx";
import { TextAreaField } from "../../ui/form-frame/text-area-field.tsx";
import { TextField } from "../../ui/form-frame/text-field.tsx";
import type { RecordForm } from "../../ui/form-frame/use-record-form.ts";
import { WholeNumberField } from "../../ui/form-frame/whole-number-field.tsx";
import { useGenres, useSongStatuses } from "../../lib/songs/lookups.ts";
import type { addSongForm, editSongForm } from "./song-form-schema.ts";

export type SongFormSchema = typeof editSongForm | typeof addSongForm;

export function SongFields({ form }: { form: RecordForm<SongFormSchema> }) {
  const { field } = form;
  const genres = useGenres();
  const statuses = useSongStatuses();
  const youTubeId = field("youTubeId");
  const chips = field("chips");
  return (
    <>
      <FieldGroup title="Details">
        <FieldRow>
          <TextField field={field("title")} label="Title" required maxLength={LIMITS.shortText} />
          <TextField field={field("artist")} label="Artist" required maxLength={LIMITS.shortText} />
        </FieldRow>
        <FieldRow>
          <TextField field={field("featuring")} label="Featuring" maxLength={LIMITS.shortText} />
          <SelectField
            field={field("songStatusId")}
            label="Status"
            required
            options={(statuses.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SelectField
            field={field("genreId")}
            label="Genre"
            required
            options={(genres.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </FieldRow>
        <TagsField
          field={{ ...chips, set: (tags) => chips.set(tags && [...tags]) }}
          label="Tags"
          textOf={({ tag }) => tag}
          make={(tag, others) => ({ id: nextId(others), tag, icon: null, color: null })}
          maxLength={LIMITS.chip}
          maxTags={LIMITS.chips}
        />
      </FieldGroup>
      <FieldGroup title="Song">
        <FieldRow>
          <TextField field={field("songkey")} label="Key" maxLength={10} placeholder="F#m" />
          <WholeNumberField field={field("bpm")} label="Tempo" min={20} max={400} unit="bpm" />
          <WholeNumberField
            field={field("seconds")}
            label="Duration"
            min={0}
            max={86_400}
            unit="s"
          />
        </FieldRow>
        <TextField
          field={field("start")}
          label="Start"
          hint="Who starts the song, and the count-in"
          maxLength={LIMITS.shortText}
        />
      </FieldGroup>
      <FieldGroup title="Media">
        <FieldRow>
          <TextField
            field={{
              ...youTubeId,
              set: (text) => youTubeId.set(text === null ? null : reduceToVideoId(text)),
            }}
            label="YouTube Id"
            hint="The id, or the whole address of the video"
          />
          <TextField
            field={field("coverImageURL")}
            label="Notes URL"
            type="url"
            placeholder="https://"
          />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title="Content">
        <TextAreaField field={field("lyrics")} label="Lyrics" rows={8} mono />
        <TextAreaField field={field("tab")} label="Tab" rows={6} mono />
        <TextAreaField field={field("notes")} label="Notes" />
        <TextAreaField field={field("todo")} label="To do" />
      </FieldGroup>
    </>
  );
}

function nextId(chips: readonly { id: number }[]): number {
  return Math.max(0, ...chips.map(({ id }) => id)) + 1;
}
