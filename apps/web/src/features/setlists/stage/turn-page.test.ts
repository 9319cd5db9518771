import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LAST_PAGE, shownPage, type StagePlace, type Turn, turnPage } from "./turn-page.ts";

describe("a turn on stage", () => {
  it("goes through the pages of a song, then on to the next", () => {
    expect(turnPage({ song: 0, page: 0 }, "forward", { pages: 2, songs: 2 })).toEqual({
      song: 0,
      page: 1,
    });
    expect(turnPage({ song: 0, page: 1 }, "forward", { pages: 2, songs: 2 })).toEqual({
      song: 1,
      page: 0,
    });
  });

  it("goes back a page, then to the last page of the song before", () => {
    expect(turnPage({ song: 1, page: 1 }, "back", { pages: 2, songs: 2 })).toEqual({
      song: 1,
      page: 0,
    });
    expect(turnPage({ song: 1, page: 0 }, "back", { pages: 2, songs: 2 })).toEqual({
      song: 0,
      page: LAST_PAGE,
    });
  });

  it("ends with the set list", () => {
    expect(turnPage({ song: 1, page: 1 }, "forward", { pages: 2, songs: 2 })).toBeNull();
    expect(turnPage({ song: 0, page: 0 }, "back", { pages: 2, songs: 2 })).toBeNull();
  });

  it("counts from what is shown, where larger text has fewer pages left", () => {
    expect(shownPage(LAST_PAGE, 3)).toBe(2);
    expect(turnPage({ song: 0, page: 7 }, "back", { pages: 3, songs: 1 })).toEqual({
      song: 0,
      page: 1,
    });
  });

  it("forward shows every page of every song once, and back the same way round", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 }),
        (lengths) => {
          const pagesOf = (song: number) => lengths[song] ?? 0;
          const walk = (from: StagePlace, turn: Turn): string[] => {
            const seen: string[] = [];
            for (let place: StagePlace | null = from; place !== null;) {
              const { song, page }: StagePlace = place;
              const pages = pagesOf(song);
              seen.push(`${song}/${shownPage(page, pages)}`);
              place = turnPage({ song, page }, turn, { pages, songs: lengths.length });
            }
            return seen;
          };
          const there = walk({ song: 0, page: 0 }, "forward");
          expect(there).toEqual(
            lengths.flatMap((pages, song) =>
              Array.from({ length: pages }, (_, page) => `${song}/${page}`),
            ),
          );
          expect(walk({ song: lengths.length - 1, page: LAST_PAGE }, "back")).toEqual(
            there.toReversed(),
          );
        },
      ),
    );
  });
});
