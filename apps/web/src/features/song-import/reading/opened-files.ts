/** What the chosen files turn out to be: at most one table, charts, and what is left aside with the reason. */
import { detectDelimiter } from "@bandstand/domain/csv/detect-delimiter";
import { type CsvRecord, type Delimiter, readCsv } from "@bandstand/domain/csv/read-csv";
import { extensionOf } from "@bandstand/domain/file-extension";
import { formatFileSize } from "@bandstand/domain/file-size";
import { isHead } from "@bandstand/domain/song-import/columns";
import { decodeText, type Encoding } from "@bandstand/domain/song-import/decode-text";
import { isOpenSong } from "@bandstand/domain/song-import/open-song";
import type { FoundSong } from "@bandstand/domain/song-import/song-draft";
import { goesToSong, laterReason } from "./later-files.ts";
import { readZip, type SkippedFile, type WantedKind } from "../zip/read-zip.ts";
import { bytesOf } from "../zip/zip-directory.ts";

export interface OpenedTable {
  file: string;
  encoding: Encoding;
  delimiter: Delimiter;
  records: readonly CsvRecord[];
  firstIsHead: boolean;
  /** The line of a quotation mark that is never closed. */
  unclosedLine: number | null;
}

export interface OpenedFiles {
  table: OpenedTable | null;
  charts: readonly FoundSong[];
  skipped: readonly SkippedFile[];
  /** Recordings and papers, chosen or out of a ZIP: for songs that are here once these are. */
  besides: readonly File[];
  /** What was guessed of a file, to be looked at. */
  doubts: readonly { file: string; text: string }[];
}

type ReadCharts = (file: string, text: string) => readonly FoundSong[];

const MEGABYTE = 1024 * 1024;
const LIMITS = { table: 50 * MEGABYTE, chart: 2 * MEGABYTE, zip: 2048 * MEGABYTE } as const;

export const CHART_EXTENSIONS = [
  "cho",
  "crd",
  "chopro",
  "chordpro",
  "pro",
  "onsong",
  "xml",
  "txt",
] as const;

const TABLE_EXTENSIONS = ["csv", "tsv", "tab"] as const;

/**
 * @param readCharts makes songs of the text of a file of charts
 * @param onProgress told the share of bytes that has been read, from 0 to 1
 */
export async function openFiles(
  files: readonly File[],
  readCharts: ReadCharts,
  onProgress: (share: number) => void,
): Promise<OpenedFiles> {
  const desk = new Desk(readCharts);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const tell = (bytes: number): void => onProgress(total === 0 ? 1 : bytes / total);
  for (const file of files) {
    const before = done;
    // One after the other: the largest is held, not all of them.
    await desk.open(file, (share) => tell(before + share * file.size));
    done += file.size;
    tell(done);
  }
  return desk;
}

class Desk implements OpenedFiles {
  table: OpenedTable | null = null;
  charts: FoundSong[] = [];
  skipped: SkippedFile[] = [];
  besides: File[] = [];
  doubts: { file: string; text: string }[] = [];
  readonly #readCharts: ReadCharts;

  constructor(readCharts: ReadCharts) {
    this.#readCharts = readCharts;
  }

  async open(file: File, onProgress: (share: number) => void): Promise<void> {
    const { name, size } = file;
    const kind = kindOf(name);
    if (kind === "kept") return this.#keep(file);
    if (kind === null) return this.#skip(name, "Neither a table nor a chart");
    if (size > LIMITS[kind]) return this.#skip(name, `Larger than ${formatFileSize(LIMITS[kind])}`);
    if (kind === "zip") await this.#openZip(file, onProgress);
    else this.#openText(name, await bytesOf(file), kind);
  }

  async #openZip(zip: File, onProgress: (share: number) => void): Promise<void> {
    try {
      const { texts, kept, skipped } = await readZip(zip, wantedAs, { onProgress });
      for (const { name, bytes } of texts) this.#openText(name, bytes, textKindOf(name));
      for (const file of kept) this.#keep(file);
      this.skipped.push(...skipped);
      if (texts.length + kept.length === 0) this.#skip(zip.name, "It holds nothing to import");
    } catch (error) {
      this.#skip(zip.name, error instanceof Error ? error.message : String(error));
    }
  }

  #keep(file: File): void {
    this.besides.push(file);
    const reason = laterReason(file.name);
    if (reason !== null) this.#skip(file.name, reason);
  }

  #openText(name: string, bytes: Uint8Array, kind: "table" | "chart" | null): void {
    const decoded = decodeText(bytes);
    if (decoded.kind === "refused") return this.#skip(name, decoded.reason);
    const { text, encoding, doubt } = decoded;
    if (kind === "table" || looksLikeTable(name, text)) this.#openTable(name, text, encoding);
    else if (isOtherXml(text)) return this.#skip(name, "XML of another kind than OpenSong");
    else this.charts.push(...this.#readCharts(name, text));
    if (doubt !== null) this.doubts.push({ file: name, text: doubt });
    return undefined;
  }

  #openTable(file: string, text: string, encoding: Encoding): void {
    if (this.table) return this.#skip(file, `One table at a time; ${this.table.file} is read`);
    const delimiter = detectDelimiter(text);
    const { records, unclosedLine } = readCsv(text, delimiter);
    const [first] = records;
    if (!first) return this.#skip(file, "This file is empty.");
    this.table = {
      file,
      encoding,
      delimiter,
      records,
      firstIsHead: isHead(first.cells),
      unclosedLine,
    };
    return undefined;
  }

  #skip(name: string, reason: string): void {
    this.skipped.push({ name, reason });
  }
}

function kindOf(name: string): "table" | "chart" | "zip" | "kept" | null {
  if (extensionOf(name) === "zip") return "zip";
  return goesToSong(name) ? "kept" : textKindOf(name);
}

function wantedAs(name: string): WantedKind | null {
  if (goesToSong(name)) return "kept";
  return textKindOf(name) === null ? null : "text";
}

function textKindOf(name: string): "table" | "chart" | null {
  const extension = extensionOf(name);
  if (TABLE_EXTENSIONS.some((known) => known === extension)) return "table";
  // OpenSong names its files by the title alone.
  return extension === "" || CHART_EXTENSIONS.some((known) => known === extension) ? "chart" : null;
}

function isOtherXml(text: string): boolean {
  return /^\s*<\?xml\b/.test(text.slice(0, 1000)) && !isOpenSong(text);
}

/** Spreadsheets also save tables as .txt, with tabs. */
function looksLikeTable(name: string, text: string): boolean {
  if (extensionOf(name) !== "txt") return false;
  const [first, second] = readCsv(text.slice(0, 10_000), detectDelimiter(text)).records;
  return (
    first !== undefined && second !== undefined && first.cells.length > 1 && isHead(first.cells)
  );
}
