/** What a row of the documents shows: what it is, what it belongs to, and from when. */
import type { DocumentRow } from "@bandstand/contracts/documents";
import { documentAddress } from "../../../records/documents/document-address.ts";
import {
  attachedTo,
  documentDate,
  fileWords,
  restrictedTo,
} from "../../../records/documents/document-words.ts";
import { FileKindMark } from "../../../records/documents/file-kind-mark.tsx";
import type { ListColumn } from "../../../ui/list-frame/columns.ts";
import { expandColumn } from "../../../ui/list-frame/expand-column.tsx";
import { menuColumn } from "../../../ui/list-frame/menu-column.tsx";
import { RowTitle } from "../../../ui/list-frame/row-title.tsx";
import { SelectBox } from "../../../ui/list-frame/select-box.tsx";
import { UnsavedMark } from "../../../ui/marks/unsaved-mark.tsx";
import type { MenuContents } from "../../../ui/menu/menu-item.ts";
import styles from "./document-columns.module.css";

type Column = ListColumn<DocumentRow>;

interface DocumentColumnsOptions {
  documentMenu: (document: DocumentRow) => MenuContents;
  /** The documents with changes that are not saved. */
  drafted: ReadonlySet<number>;
  /** Whether rows have a history to unfold. */
  expands: boolean;
}

/** Pixels of the list from which facts have columns of their own. */
const COLUMNS = 700;

/** From which what they belong to has one as well, and no title is cut for it. */
const WIDE = 900;

/** Fingers pick rows by it, once one is picked. */
const kind: Column = {
  key: "kind",
  label: "Kind of file",
  width: "var(--control)",
  leads: true,
  headless: true,
  skeletonWidth: "circle",
  cell: ({ FileType, title }, place) =>
    place.selecting ? (
      <SelectBox label={`Select ${title}`} place={place} />
    ) : (
      <FileKindMark FileType={FileType} />
    ),
};

const select: Column = {
  key: "select",
  label: "Select",
  width: "var(--icon)",
  hangs: "before",
  headless: true,
  cell: ({ title }, place) =>
    place.selecting ? null : <SelectBox label={`Select ${title}`} place={place} />,
};

const menu = ({ documentMenu }: DocumentColumnsOptions): Column =>
  menuColumn({ label: ({ title }) => `Actions for ${title}`, contents: documentMenu });

const expand = ({ expands }: DocumentColumnsOptions): Column[] =>
  expands ? [expandColumn<DocumentRow>()] : [];

const title = (
  { drafted }: DocumentColumnsOptions,
  lines: (row: DocumentRow) => string,
): Column => ({
  key: "document",
  label: "Document",
  width: "minmax(0, 1.6fr)",
  sorts: "title",
  skeletonWidth: "60%",
  cell: (document) => (
    <div className={styles.document}>
      <RowTitle href={documentAddress(document.id)}>{document.title}</RowTitle>
      <span className={styles.below}>
        {drafted.has(document.id) && <UnsavedMark />} {lines(document)}
      </span>
    </div>
  ),
});

export const documentColumns = (options: DocumentColumnsOptions): readonly Column[] => [
  select,
  kind,
  {
    ...title(options, (document) => said(fileWords(document), seenBy(document), document.notes)),
    from: WIDE,
  },
  {
    ...title(options, (document) =>
      said(attachedTo(document), fileWords(document), seenBy(document)),
    ),
    from: COLUMNS,
    until: WIDE,
  },
  {
    key: "category",
    label: "Category",
    width: "9rem",
    from: COLUMNS,
    sorts: "category",
    skeletonWidth: "60%",
    className: styles.fact,
    cell: ({ DocumentType }) => DocumentType.name,
  },
  {
    key: "of",
    label: "Belongs to",
    width: "minmax(0, 1fr)",
    from: WIDE,
    skeletonWidth: "60%",
    className: styles.fact,
    cell: attachedTo,
  },
  {
    key: "date",
    label: "Changed",
    width: "6.5rem",
    from: COLUMNS,
    sorts: "changed",
    skeletonWidth: "80%",
    className: styles.date,
    cell: documentDate,
  },
  { ...title(options, inLine), until: COLUMNS },
  ...expand(options),
  menu(options),
];

export const documentPhoneColumns = (options: DocumentColumnsOptions): readonly Column[] => [
  kind,
  title(options, inLine),
  menu(options),
];

function inLine(document: DocumentRow): string {
  return said(
    document.DocumentType.name,
    documentDate(document),
    attachedTo(document),
    document.filename === null ? fileWords(document) : null,
    seenBy(document),
  );
}

function seenBy(document: DocumentRow): string | null {
  const who = restrictedTo(document);
  return who === null ? null : `${who} only`;
}

function said(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(" · ");
}
