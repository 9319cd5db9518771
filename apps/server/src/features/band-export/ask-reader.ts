/** What is asked of the worker that reads a band's file, each with the answer that it has. */
import type { Later, Page } from "./band-file-reader.ts";
import { FileProblem } from "./file-problem.ts";
import type { Manifest } from "./manifest.ts";
import type { ReadAnswer, ReadOrder } from "./read-band-file.task.ts";

export type AskReader = (order: ReadOrder) => Promise<ReadAnswer>;

/** Each throws `FileProblem`. */
export interface BandFileAsker {
  open(order: Extract<ReadOrder, { open: string }>): Promise<Manifest>;
  checkTable(name: string): Promise<void>;
  checkReferences(): Promise<void>;
  checkFile(filename: string): Promise<void>;
  tellFiles(names: ReadonlyMap<string, string>): Promise<void>;
  /** @param ids that the rows of the page before have now */
  page(table: string, ids: readonly number[]): Promise<Page | null>;
  later(): Promise<Later[]>;
}

export function bandFileAsker(askReader: AskReader): BandFileAsker {
  async function ask(order: ReadOrder): Promise<Exclude<ReadAnswer, { problem: string }>> {
    const answer = await askReader(order);
    if ("problem" in answer) throw new FileProblem(answer.problem);
    return answer;
  }
  const unfit = () => new Error("The reader has answered something else.");
  return {
    async open(order) {
      const answer = await ask(order);
      if (!("manifest" in answer)) throw unfit();
      return answer.manifest;
    },
    async checkTable(name) {
      await ask({ checkTable: name });
    },
    async checkReferences() {
      await ask({ checkReferences: true });
    },
    async checkFile(filename) {
      await ask({ checkFile: filename });
    },
    async tellFiles(names) {
      await ask({ files: new Map(names) });
    },
    async page(table, ids) {
      const answer = await ask({ page: table, ids: [...ids] });
      if (!("page" in answer)) throw unfit();
      return answer.page;
    },
    async later() {
      const answer = await ask({ later: true });
      if (!("later" in answer)) throw unfit();
      return answer.later;
    },
  };
}
