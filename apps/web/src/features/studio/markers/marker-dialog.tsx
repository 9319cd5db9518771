/** One marker of the song: its name, its place, its look, and a few words. */
import {
  MARKER_COLORS,
  MARKER_ICONS,
  QUICK_COLORS,
  QUICK_NAMES,
} from "@bandstand/domain/studio/marker-looks";
import type { MarkerDraft } from "@bandstand/domain/studio/markers";
import { MARKER_TEXT } from "@bandstand/domain/studio/ranges";
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import { OverlayHead } from "../../../ui/overlay/overlay-head.tsx";
import { Overlay } from "../../../ui/overlay/overlay.tsx";
import { Choice, Choices } from "../../../ui/tags/look-choices.tsx";
import { TagIcon } from "../../../ui/tags/tag-icon.tsx";
import { paintClass } from "../../../ui/tags/tag-paint.ts";
import styles from "./marker-dialog.module.css";
import { markerTimeText, parseMarkerTime, timeMessage } from "./marker-time.ts";
import { TimeStepField } from "./time-step-field.tsx";
import type { FieldBinding } from "../../../ui/form-frame/field-binding.ts";

interface MarkerDialogProps {
  draft: MarkerDraft;
  /** Seconds of the recording. */
  duration: number;
  onSet: (marker: MarkerDraft) => void;
  onClose: () => void;
}

const WIDTH = 590;

export function MarkerDialog({ draft, duration, onSet, onClose }: MarkerDialogProps) {
  const group = useId();
  const body = useRef<HTMLDivElement>(null);
  // A key opened it and the next ones name it, from the moment that it shows: a passive effect comes after the first of them.
  // Where fingers opened it, a keyboard on the screen would cover the rest.
  useLayoutEffect(() => {
    if (window.matchMedia("(hover: hover)").matches) focusName(body.current);
  }, []);
  const [marker, setMarker] = useState(draft);
  const [time, setTime] = useState(markerTimeText(draft.time));
  const seconds = parseMarkerTime(time, duration);
  const title = draft.id === null ? "Add Marker" : "Edit Marker";
  const change = (part: Partial<MarkerDraft>) => setMarker({ ...marker, ...part });

  function set(): void {
    if (seconds === null) return;
    // What was not touched keeps the fraction that the field has no room for.
    const isTouched = time !== markerTimeText(draft.time);
    onSet({ ...marker, time: isTouched ? seconds : draft.time });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !savesOnEnter(event.target))
      return;
    event.preventDefault();
    set();
  }

  return (
    <Overlay label={title} place="centre" width={WIDTH} onClose={onClose}>
      <OverlayHead title={title} onClose={onClose} />
      <div
        ref={body}
        role="group"
        aria-label="Marker"
        className={styles.body}
        onKeyDown={onKeyDown}
      >
        <div className={styles.name}>
          <TextField
            label="Name"
            maxLength={MARKER_TEXT.label}
            field={draftField("label", marker.label, (label) => change({ label }))}
          />
          <ul className={styles.quick} aria-label="Quick names">
            {QUICK_NAMES.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.chip}
                  aria-pressed={marker.label === name}
                  onClick={() => change({ label: name, color: QUICK_COLORS[name] })}
                >
                  <span className={`${styles.dot} ${paintClass(QUICK_COLORS[name])}`} aria-hidden />
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <TimeStepField
          text={time}
          duration={duration}
          message={seconds === null ? timeMessage(duration) : undefined}
          onChange={setTime}
        />
        <Choices label="Colour">
          {MARKER_COLORS.map(({ key, name }) => (
            <Choice
              key={key}
              group={`${group}-colour`}
              name={name}
              chosen={marker.color === key}
              onChoose={() => change({ color: key })}
            >
              <span className={`${styles.swatch} ${paintClass(key)}`} />
            </Choice>
          ))}
        </Choices>
        <div className={`${styles.icons} ${paintClass(marker.color)}`}>
          <Choices label="Icon">
            {MARKER_ICONS.map(({ key, name }) => (
              <Choice
                key={key}
                group={`${group}-icon`}
                name={name}
                chosen={marker.icon === key}
                onChoose={() => change({ icon: key })}
              >
                <TagIcon icon={key} />
              </Choice>
            ))}
          </Choices>
        </div>
        <TextAreaField
          label="Notes (optional)"
          rows={2}
          maxLength={MARKER_TEXT.notes}
          field={draftField("notes", marker.notes, (notes) => change({ notes }))}
        />
        <div className={styles.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="main"
            unavailable={seconds === null ? timeMessage(duration) : undefined}
            onClick={set}
          >
            Set
          </Button>
        </div>
      </div>
    </Overlay>
  );
}

function focusName(body: HTMLElement | null): void {
  const name = body?.querySelector("input");
  name?.focus();
  name?.select();
}

/** A text of the draft as a field of the forms. */
function draftField(
  name: string,
  value: string,
  set: (value: string) => void,
): FieldBinding<string> {
  return { name, value, message: undefined, set: (text) => set(text ?? ""), onBlur: () => {} };
}

/** Enter saves from anywhere in a dialog but where it writes a line or presses a button. */
function savesOnEnter(target: EventTarget): boolean {
  return target instanceof HTMLElement && !target.matches("textarea, button, a, select");
}
