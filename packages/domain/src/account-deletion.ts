/** Who may delete their account, and what they do first where they may not yet. */

export type DeletionHindrance = "alone" | "lastAdministrator";

export interface LeftBand {
  readonly name: string;
  /** Nobody else is in it. */
  readonly isAlone: boolean;
  /** The person administers it, and nobody else who can sign in does. */
  readonly isLastAdministrator: boolean;
}

/** A band would be left with nobody to look after it, or be gone with all that is in it: neither happens by the way. */
export function hindranceOf({ isAlone, isLastAdministrator }: LeftBand): DeletionHindrance | null {
  if (isAlone) return "alone";
  return isLastAdministrator ? "lastAdministrator" : null;
}

export function hindranceWords(name: string, hindrance: DeletionHindrance): string {
  return hindrance === "alone"
    ? `You are alone in “${name}”. Export it if you want to keep it, then delete it.`
    : `You are the only administrator of “${name}”. Make somebody else one first.`;
}
