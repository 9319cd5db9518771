/** Who has answered what to an event, and who has not yet: a ring of the answer's colour around each. */
import type { EventMember, MemberAnswer } from "@bandstand/contracts/availability";
import { ANSWERS, expectedMembers } from "@bandstand/domain/availability";
import { avatarAddress } from "../members/avatar-address.ts";
import { VisuallyHidden } from "../../ui/marks/visually-hidden.tsx";
import { Avatar } from "../../ui/people/avatar.tsx";
import styles from "./answering-members.module.css";
import { playsForWords } from "./plays-for-words.ts";
import { lineUpOf } from "./event-members-query.ts";

interface AnsweringMembersProps {
  answers: readonly MemberAnswer[];
  members: readonly EventMember[];
}

export function AnsweringMembers({ answers, members }: AnsweringMembersProps) {
  const given = new Map(answers.map((one) => [one.bandUserId, one]));
  const known = new Map(members.map((one) => [one.bandUserId, one]));
  const people = expectedMembers(answers, lineUpOf(members)).flatMap((bandUserId) => {
    const person = given.get(bandUserId) ?? known.get(bandUserId);
    return person ? [{ ...person, given: given.get(bandUserId) }] : [];
  });
  if (people.length === 0) return null;
  return (
    <ul className={styles.members} aria-label="Who can come">
      {people.map(({ bandUserId, nickname, avatarFilename, given: one }) => {
        const said = ANSWERS.find(({ key }) => key === one?.answer)?.name ?? "no answer yet";
        const plays = playsForWords(one?.playsFor ?? null);
        const answer = [said.toLowerCase(), plays].filter(Boolean).join(", ");
        const words = [`${nickname}: ${answer}`, one?.note].filter(Boolean).join(". ");
        return (
          <li key={bandUserId} title={words} data-answer={one?.answer ?? undefined}>
            <Avatar name={nickname} picture={avatarAddress({ avatarFilename })} hued />
            <VisuallyHidden>{words}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
