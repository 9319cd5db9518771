import { largeText, screenSizes } from "./screen-sizes.ts";

/** A name in Arabic or Hebrew reads from the right and is cut at its left end, yet stands where the others of its list do. */
const ownDirection = {
  "unicode-bidi": "plaintext",
  "text-align": "-webkit-match-parent",
  "@supports (text-align: match-parent)": { "text-align": "match-parent" },
};

const cut = {
  overflow: "hidden",
  "text-overflow": "ellipsis",
  "white-space": "nowrap",
  ...ownDirection,
  // Of a few letters nobody knows what was cut off.
  ...largeText({ overflow: "visible", "overflow-wrap": "anywhere", "white-space": "normal" }),
};

/**
 * Looks that style sheets of several folders share, as mixins (`@mixin field;`). Not as a class that they compose: the files
 * of two pages may come in either order, and then so would what overrides it.
 */
const looks = {
  /** Of what somebody named or wrote: read in the direction of its first letter, whatever stands around it. */
  "own-direction": ownDirection,
  /** Label above value, in as many columns as have room; nothing where there is none. */
  facts: {
    display: "grid",
    "grid-template-columns": "repeat(auto-fill, minmax(min(100%, 16rem), 1fr))",
    gap: "var(--space-3) var(--space-5)",
    margin: "0",
    "&:empty": { display: "none" },
  },
  /** Of yes, maybe and no, where `data-answer` says which. */
  "answer-colour": {
    "@media (forced-colors: active)": { "forced-color-adjust": "none" },
    '&[data-answer="Y"]': { background: "var(--good)" },
    '&[data-answer="M"]': { background: "var(--warn)" },
    '&[data-answer="N"]': { background: "var(--bad)" },
  },
  /** Black on white in millimetres: what is seen is what comes out. Its width fits A4 and Letter alike. */
  sheet: {
    "inline-size": "182mm",
    "margin-inline": "auto",
    color: "var(--paper-ink)",
    "font-family": "var(--font-ui)",
  },
  /** A page of it, whose text is as large as it can be. */
  "sheet-page": {
    display: "flow-root",
    "inline-size": "182mm",
    "font-size": "var(--largest)",
    "line-height": "var(--leading-snug)",
    // As it was measured, so that the file can be set from it.
    "font-kerning": "normal",
    "font-feature-settings": "normal",
    // Measured at one size after the other: one that is on its way to the next would be measured wrong.
    "&, & *": { transition: "none !important" },
  },
  /** The box that is typed into or chosen from. */
  field: {
    border: "var(--hairline) solid var(--line-field)",
    "border-radius": "var(--radius-s)",
    background: "var(--field-ground)",
  },
  /** A field to choose from, with its chevron: two strokes, since a picture could not take the colour of the scheme. */
  select: {
    appearance: "none",
    "padding-inline": "var(--space-3) var(--space-8)",
    background:
      "linear-gradient(45deg, var(--chevron-stroke)) calc(100% - 1.125rem) 50% / 0.375rem 0.375rem no-repeat, " +
      "linear-gradient(-45deg, var(--chevron-stroke)) calc(100% - 0.75rem) 50% / 0.375rem 0.375rem no-repeat, " +
      "var(--field-ground)",
    color: "var(--text)",
    "text-overflow": "ellipsis",
    cursor: "pointer",
    "& option": { background: "var(--raised)", color: "var(--text)" },
    "@media (forced-colors: active)": { appearance: "auto" },
  },
  "field-focus": {
    "border-color": "var(--focus)",
    outline: "var(--hairline) solid var(--focus)",
  },
  /** Words that name what stands below or beside them. */
  label: {
    color: "var(--text-soft)",
    "font-size": "var(--type-small)",
    "font-weight": "var(--weight-medium)",
  },
  /** Of one line, with an ellipsis where it has no room. */
  "cut-text": cut,
  /** The tile at the beginning of a row of a list, with an icon in it. */
  "row-tile": {
    display: "grid",
    "place-content": "center",
    "inline-size": "var(--control)",
    "block-size": "var(--control)",
    "border-radius": "var(--radius-s)",
    background: "var(--raised)",
    color: "var(--text-soft)",
    "& svg": { "inline-size": "var(--icon)", "block-size": "var(--icon)" },
  },
  /** What a row of a list is about: its name, and a line of facts below it. */
  "row-about": {
    display: "grid",
    flex: "1",
    "min-inline-size": "0",
    "line-height": "var(--leading-snug)",
  },
  /** A quiet fact in a row of a list, of one line. */
  "row-fact": { ...cut, color: "var(--text-soft)", "font-size": "var(--type-small)" },
  /** A row of a short list on a page, with room for a thumb and a line below it. */
  "touched-row": {
    display: "flex",
    "align-items": "center",
    gap: "var(--space-3)",
    "min-block-size": "var(--touch)",
    "padding-block": "var(--space-2)",
    "border-block-end": "var(--hairline) solid var(--line)",
  },
  /** The title of a song in a small row, and a line about it: `@mixin title-lines var(--type-body), var(--type-small);` */
  "title-lines": (_mixin: unknown, title: string, line: string) => ({
    "& > *": cut,
    "& strong": { font: `var(--weight-strong) ${title} var(--font-display)` },
    "& span": { color: "var(--text-soft)", "font-size": line },
  }),
  /** What somebody wrote with headings, lists and links. */
  "rich-text": {
    "max-inline-size": "var(--measure)",
    "overflow-wrap": "anywhere",
    "& > * + *": { "margin-block-start": "var(--space-2)" },
    "& h2": {
      font: "var(--weight-heavy) var(--type-lead) / var(--leading-snug) var(--font-display)",
    },
    "& h3": {
      font: "var(--weight-strong) var(--type-body) / var(--leading-snug) var(--font-display)",
    },
    "& ul, & ol": { "padding-inline-start": "var(--space-5)" },
    "& ul": { "list-style": "disc" },
    "& ol": { "list-style": "decimal" },
    "& a": { color: "var(--accent-text)", "text-decoration": "underline" },
  },
  /** A dialog that covers the page. */
  "whole-page": {
    "inline-size": "100%",
    "max-inline-size": "none",
    "block-size": "100%",
    "max-block-size": "none",
    margin: "0",
    padding: "0",
    border: "0",
  },
  /** A box to tick with its words. */
  "tick-row": {
    display: "flex",
    "align-items": "center",
    gap: "var(--space-2)",
    "min-block-size": "var(--control-small)",
    "& input": {
      "inline-size": "var(--icon)",
      "block-size": "var(--icon)",
      "accent-color": "var(--accent)",
    },
  },
  /** The picture of a person or a band, or the letters in its place. */
  initials: {
    display: "grid",
    flex: "none",
    "place-items": "center",
    overflow: "hidden",
    "font-family": "var(--font-display)",
    "font-weight": "var(--weight-heavy)",
    "line-height": "1",
    "& img": { width: "100%", height: "100%", "object-fit": "cover" },
  },
  /** A chord above its word: in ink on an amber line where the paper is light, in amber where it is dark. */
  "chord-ink": {
    color: "var(--chord)",
    "text-decoration": "underline var(--chord-line) 0.34em",
    "text-decoration-skip-ink": "none",
    "text-underline-offset": "-0.14em",
    // The system would draw it in the colour of the letters that it lies under.
    "@media (forced-colors: active)": { "text-decoration": "none" },
  },
  /** Says something by its colour or by being filled: it keeps both where the system paints everything in few colours. */
  "keeps-colour": { "@media (forced-colors: active)": { "forced-color-adjust": "none" } },
  /** For screen readers alone. */
  "visually-hidden": {
    position: "absolute",
    width: "var(--hairline)",
    height: "var(--hairline)",
    overflow: "hidden",
    "clip-path": "inset(50%)",
  },
};

export const mixins = { ...screenSizes, ...looks };
