/** What a measurement tells: figures beside their targets. Bare is the least that could do the same work. */
export interface Figure {
  name: string;
  ours: number;
  /** Null where there is nothing to compare with. */
  bare: number | null;
  unit:
    | "requests/s"
    | "mails/s"
    | "s"
    | "ms"
    | "MB"
    | "kB"
    | "points"
    | "CPU s"
    | "%"
    | "cents"
    | "dB"
    | "count";
  target: Target;
}

/** For the ratio of ours to bare, or for ours alone. */
export interface Target {
  of: "ratio" | "ours";
  is: "at least" | "at most";
  value: number;
}

export interface Measurement {
  name: string;
  /** Only run when it is asked for by name. */
  isSlow?: boolean;
  run(): Promise<Figure[]>;
}

/** Null where nothing is compared. */
export function ratioOf({ ours, bare }: Figure): number | null {
  return bare === null ? null : ours / bare;
}

export function isMet(figure: Figure): boolean {
  const { of, is, value } = figure.target;
  const measured = of === "ours" ? figure.ours : ratioOf(figure);
  if (measured === null) return false;
  return is === "at least" ? measured >= value : measured <= value;
}
