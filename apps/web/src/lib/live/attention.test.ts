import { expect, it, vi } from "vitest";
import { whileAttended } from "./attention.ts";

function setUp() {
  let isOnline = true;
  let look = () => {};
  let changed = () => {};
  let later: (() => void) | null = null;
  const page = {
    visibilityState: "visible" as DocumentVisibilityState,
    addEventListener: (_: string, listener: unknown) => {
      look = listener as () => void;
    },
    removeEventListener: vi.fn(),
  };
  const end = vi.fn();
  const start = vi.fn(() => end);
  const stop = whileAttended(
    {
      connection: {
        isOnline: () => isOnline,
        subscribe: (listener) => {
          changed = listener;
          return () => {};
        },
      },
      page,
      after: (_, run) => {
        later = run;
        return () => {
          later = null;
        };
      },
    },
    start,
  );
  return {
    runs: () => start.mock.calls.length - end.mock.calls.length,
    starts: () => start.mock.calls.length,
    stop,
    turn: (visibility: DocumentVisibilityState) => {
      page.visibilityState = visibility;
      look();
    },
    connect: (online: boolean) => {
      isOnline = online;
      changed();
    },
    passLong: () => later?.(),
  };
}

it("starts at once, and ends when it is stopped", () => {
  const { runs, stop } = setUp();
  expect(runs()).toBe(1);
  stop();
  expect(runs()).toBe(0);
});

it("goes on while the page is out of sight for a while, and ends when that is long", () => {
  const { runs, starts, turn, passLong } = setUp();
  turn("hidden");
  turn("visible");
  expect([runs(), starts()]).toEqual([1, 1]);
  turn("hidden");
  passLong();
  expect(runs()).toBe(0);
  turn("visible");
  expect(runs()).toBe(1);
});

it("ends while the server is away, and starts again when it is back", () => {
  const { runs, connect } = setUp();
  connect(false);
  expect(runs()).toBe(0);
  connect(true);
  expect(runs()).toBe(1);
});
