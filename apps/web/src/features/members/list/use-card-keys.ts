/** The keys of the cards: J and K, or the arrows, go from one to the next, as in our lists. Enter is the link's own. */
import type { KeyboardEvent, RefObject } from "react";
import { useShortcut } from "../../../ui/keyboard/keyboard-context.ts";

const GROUP = "Lists";

interface CardKeys {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** To the card where the focus was last, or the first. */
  goToCards: () => void;
}

/** @param body holds the cards, each with one link */
export function useCardKeys(
  body: RefObject<HTMLElement | null>,
  onFollow: (memberId: number) => void,
): CardKeys {
  function step(by: number): void {
    const links = linksIn(body.current);
    const at = links.findIndex((link) => link.closest("article")?.contains(document.activeElement));
    const next = links[at < 0 ? 0 : at + by];
    if (!next) return;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest" });
    onFollow(Number(next.closest<HTMLElement>("[data-member]")?.dataset["member"]));
  }
  useShortcut({ keys: "j", label: "Next member", group: GROUP, run: () => step(1) });
  useShortcut({ keys: "k", label: "Member before", group: GROUP, run: () => step(-1) });

  return {
    onKeyDown(event) {
      const isLink = event.target instanceof HTMLAnchorElement;
      if (!isLink || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
      event.preventDefault();
      step(event.key === "ArrowDown" ? 1 : -1);
    },
    goToCards: () => step(0),
  };
}

/** Those in sight: not what is folded. */
function linksIn(body: HTMLElement | null): HTMLAnchorElement[] {
  const links = body?.querySelectorAll<HTMLAnchorElement>("article a") ?? [];
  return [...links].filter((link) => link.checkVisibility());
}
