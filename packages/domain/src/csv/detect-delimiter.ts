/** What parts the cells of a table: comma, semicolon (spreadsheets where the comma is the decimal sign) or tab. */
import { type Delimiter, readCsv } from "./read-csv.ts";

const DELIMITERS: readonly Delimiter[] = [",", ";", "\t"];
/** Enough to tell, whatever the size of the file. */
const SAMPLE_LENGTH = 50_000;
const SAMPLE_RECORDS = 20;

/** The one that parts the first records into the most cells of the same number; a comma where none does. */
export function detectDelimiter(text: string): Delimiter {
  const sample = text.slice(0, SAMPLE_LENGTH);
  let best: Delimiter = ",";
  let bestScore = 0;
  for (const delimiter of DELIMITERS) {
    const score = scoreOf(sample, delimiter);
    if (score > bestScore) {
      best = delimiter;
      bestScore = score;
    }
  }
  return best;
}

/** The cells of the head, the more worth the more records have as many. */
function scoreOf(sample: string, delimiter: Delimiter): number {
  const records = readCsv(sample, delimiter).records.slice(0, SAMPLE_RECORDS);
  const columns = records[0]?.cells.length ?? 0;
  if (columns < 2) return 0;
  const alike = records.filter(({ cells }) => cells.length === columns).length;
  return columns * (alike / records.length);
}
