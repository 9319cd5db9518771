/** Reads values of unknown origin, one at a time: what is out of bounds is brought back, what is something else is replaced. */
import { clamp } from "../clamp.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? { ...value } : {};
}

/** The value of a JSON text; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

/** JSON has no zero below zero. */
export function clampJson(value: number, min: number, max: number): number {
  return clamp(value, min, max) + 0;
}

export function numberIn<Instead>(
  value: unknown,
  { min, max }: { readonly min: number; readonly max: number },
  instead: Instead,
): number | Instead {
  return isNumber(value) ? clampJson(value, min, max) : instead;
}

export function wholeIn<Instead>(
  value: unknown,
  range: { readonly min: number; readonly max: number },
  instead: Instead,
): number | Instead {
  return isNumber(value) ? clampJson(Math.round(value), range.min, range.max) : instead;
}

export function flag(value: unknown, instead: boolean): boolean {
  return typeof value === "boolean" ? value : instead;
}

/** Text of at most `most` characters. */
export function textOf(value: unknown, most: number, instead: string): string {
  return typeof value === "string" ? value.slice(0, most) : instead;
}

/** Seconds of a recording. */
export function timeOf(value: unknown): number | null {
  return isNumber(value) ? Math.max(0, value) : null;
}

/** Times in order, each once. */
export function timesOf(value: unknown): number[] {
  const times = listOf(value)
    .map(timeOf)
    .filter((time) => time !== null);
  return [...new Set(times)].toSorted((a, b) => a - b);
}
