import { expect, it } from "vitest";
import { missingMembers } from "./missing-members.ts";

const member = (bandUserId: number, nickname: string, isAway = false) => ({
  bandUserId,
  nickname,
  avatarFilename: null,
  isLineUp: true,
  unavailable: isAway ? [{ firstDay: "2026-12-01", lastDay: "2026-12-09" }] : [],
});

const answer = (bandUserId: number, said: "Y" | "N") => ({
  bandUserId,
  answer: said,
  nickname: "",
  avatarFilename: null,
  note: null,
  answeredAt: null,
  askedAt: null,
  playsFor: null,
});

const asking = (bandUserId: number, outcome: "accepted" | "declined" | null) => ({
  id: bandUserId,
  bandUserId,
  nickname: null,
  note: null,
  hours: 24,
  deputies: [
    {
      bandUserId: 9,
      nickname: "Rob",
      avatarFilename: null,
      askedAt: "2026-11-01",
      answerBy: "2026-11-02",
      outcome,
    },
  ],
});

it("a deputy is looked for first for who said no or is away, and not where somebody plays or is asked", () => {
  const members = [
    member(1, "Mira"),
    member(2, "Joss"),
    member(3, "Ana", true),
    member(4, "Theo"),
    member(5, "Priya"),
    member(6, "Sam"),
    { ...member(7, "Callum"), isLineUp: false },
  ];
  const answers = [answer(1, "Y"), answer(2, "N"), answer(4, "N"), answer(5, "N"), answer(6, "N")];
  const askings = [asking(4, "accepted"), asking(5, null), asking(6, "declined")];
  const missing = missingMembers({ members, answers, askings, eventDate: "2026-12-05" });
  expect(missing.map(({ nickname, why }) => `${nickname} ${why}`)).toEqual([
    "Joss said no",
    "Ana is away",
    "Sam said no",
    "Mira null",
  ]);
});
