/** What a chart's editor offers besides typing. */
import {
  hasChordsOverLyrics,
  readChordsOverLyrics,
} from "@bandstand/domain/chart/chords-over-lyrics";
import { hasChords, readChart } from "@bandstand/domain/chart/read-chart";
import { transposeText } from "@bandstand/domain/chart/transpose-text";
import { toChordPro } from "@bandstand/domain/chart/write-chordpro";
import { IconEye, IconMinus, IconPlus, IconWand } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { MenuButton } from "../../ui/menu/menu-button.tsx";
import styles from "./chart-field.module.css";
import { aroundSection, insertion, type TextChange } from "./text-change.ts";

interface ChartFieldToolsProps {
  /** Of the field. */
  label: string;
  text: string;
  songkey: string | null;
  disabled: boolean;
  previewed: boolean;
  onPreview: (previewed: boolean) => void;
  /** Changes the text about the caret. */
  onChange: (change: TextChange) => void;
  /** Puts another text in place of the whole. */
  onReplace: (text: string) => void;
}

/** Letters that tell what kind of text it is, so that typing in a very long one stays quick. */
const BEGINNING = 20_000;

export function ChartFieldTools(props: ChartFieldToolsProps) {
  const { label, text, songkey, disabled, previewed, onPreview, onChange, onReplace } = props;
  /** The text before and after converting, as long as nothing else was changed since. */
  const [converted, setConverted] = useState<{ from: string; to: string } | null>(null);
  const beginning = text.slice(0, BEGINNING);
  const overLyrics = hasChordsOverLyrics(beginning);
  const transpose = (semitones: number) => onReplace(transposeText(text, semitones, songkey));
  const convert = () => {
    const to = toChordPro(readChordsOverLyrics(text));
    setConverted({ from: text, to });
    onReplace(to);
  };
  return (
    <div className={styles.tools} role="group" aria-label={`${label} tools`}>
      {!disabled && (
        <>
          <MenuButton
            words
            size="small"
            label={`Insert into ${label}`}
            groups={() => insertMenu(onChange)}
          >
            Insert
          </MenuButton>
          {(overLyrics || hasChords(readChart(beginning))) && (
            <div className={styles.pair} role="group" aria-label={`Transpose ${label}`}>
              <IconButton
                size="small"
                label="Transpose the text down"
                onClick={() => transpose(-1)}
              >
                <IconMinus aria-hidden />
              </IconButton>
              <span aria-hidden>Transpose</span>
              <IconButton size="small" label="Transpose the text up" onClick={() => transpose(1)}>
                <IconPlus aria-hidden />
              </IconButton>
            </div>
          )}
          {overLyrics && (
            <Button kind="main" size="small" icon={<IconWand aria-hidden />} onClick={convert}>
              Convert chords over lyrics
            </Button>
          )}
          {converted?.to === text && (
            <Button size="small" onClick={() => onReplace(converted.from)}>
              Undo conversion
            </Button>
          )}
        </>
      )}
      <Button
        size="small"
        kind={previewed ? "plain" : "quiet"}
        className={styles.preview}
        icon={<IconEye aria-hidden />}
        aria-pressed={previewed}
        aria-label={`Preview ${label}`}
        onClick={() => onPreview(!previewed)}
      >
        Preview
      </Button>
    </div>
  );
}

const SECTIONS = [
  ["verse", "Verse"],
  ["chorus", "Chorus"],
  ["bridge", "Bridge"],
  ["tab", "Tab"],
  ["grid", "Grid of chords"],
] as const;

function insertMenu(onChange: (change: TextChange) => void) {
  const sections = SECTIONS.map(([kind, words]) => ({
    key: kind,
    label: words,
    onSelect: () => onChange(aroundSection(kind, "")),
  }));
  return [
    { key: "sections", label: "Section", items: sections },
    {
      key: "signs",
      items: [
        { key: "chord", label: "Chord", onSelect: () => onChange(insertion("[]", 1)) },
        { key: "comment", label: "Comment", onSelect: () => onChange(insertion("{comment: }", 1)) },
        { key: "recall", label: "Chorus again", onSelect: () => onChange(insertion("{chorus}")) },
      ],
    },
  ];
}
