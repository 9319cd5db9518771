import { Writable } from "node:stream";
import { Failure } from "@bandstand/contracts/failure";
import { pino } from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { failureLog, type NoteFailure } from "./failure-log.ts";

let lines: Record<string, unknown>[];
let note: NoteFailure;
let time: number;
const log = pino(
  { level: "info" },
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  }),
);

beforeEach(() => {
  lines = [];
  time = 0;
  note = failureLog(() => time);
});

describe("the log", () => {
  it("hears of a failure that the server cannot help, with its cause", () => {
    note(log, new Failure("database_away", { cause: new Error("connection refused") }));
    expect(lines).toMatchObject([
      {
        msg: "The server is not available, please try again later.",
        err: { message: "connection refused" },
      },
    ]);
  });

  it("hears of many of one kind once a minute, and how many it did not hear of", () => {
    for (let request = 0; request < 100; request += 1) note(log, new Failure("database_away"));
    time = 60_000;
    note(log, new Failure("database_away"));
    expect(lines.map(({ leftOut }) => leftOut)).toEqual([undefined, 99]);
  });

  it("hears of another kind meanwhile", () => {
    note(log, new Failure("database_away"));
    note(log, new Failure("no_room"));
    expect(lines).toHaveLength(2);
  });

  it("hears nothing of what is not set up, nor of what the one who asks did wrong", () => {
    note(log, new Failure("not_set_up"));
    note(log, new Failure("invalid"));
    expect(lines).toEqual([]);
  });
});
