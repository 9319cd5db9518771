/** The keys of the cards: J and K, or the arrows, go from one to the next, as in our lists. Enter is the link's own. */
import type { KeyboardEvent, RefObject } from "react";
import { useListedKeys, useShortcut } from "../../../ui/keyboard/keyboard-context.ts";

const GROUP = "Lists";
const LISTED = [{ keys: "e", label: "Edit the member", group: GROUP }];

type OnMember = (memberId: number) => void;

interface CardKeys {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** To the card where the focus was last, or the first. */
  goToCards: () => void;
}

/** @param body holds the cards, each with one link */
export function useCardKeys(
  body: RefObject<HTMLElement | null>,
  { onFollow, onEdit }: { onFollow: OnMember; onEdit: OnMember },
): CardKeys {
  function step(by: number): void {
    const links = linksIn(body.current);
    const at = links.findIndex((link) => link.closest("article")?.contains(document.activeElement));
    const next = links[at < 0 ? 0 : at + by];
    if (!next) return;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest" });
    onFollow(memberOf(next));
  }
  useShortcut({
    keys: "j",
    also: "arrowdown",
    label: "Next member",
    group: GROUP,
    run: () => step(1),
  });
  useShortcut({
    keys: "k",
    also: "arrowup",
    label: "Member before",
    group: GROUP,
    run: () => step(-1),
  });

  useListedKeys(LISTED);

  return {
    onKeyDown(event) {
      const { target, ctrlKey, metaKey, altKey } = event;
      if (!(target instanceof HTMLAnchorElement) || ctrlKey || metaKey || altKey) return;
      if (event.key === "e") {
        event.preventDefault();
        onEdit(memberOf(target));
        return;
      }
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      step(event.key === "ArrowDown" ? 1 : -1);
    },
    goToCards: () => step(0),
  };
}

function memberOf(link: Element): number {
  return Number(link.closest<HTMLElement>("[data-member]")?.dataset["member"]);
}

/** Those in sight: not what is folded. */
function linksIn(body: HTMLElement | null): HTMLAnchorElement[] {
  const links = body?.querySelectorAll<HTMLAnchorElement>("article a") ?? [];
  return [...links].filter((link) => link.checkVisibility());
}
