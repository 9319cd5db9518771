import { describe, expect, it } from "vitest";
import { type Scheme, type SchemeChoice, createColorScheme } from "./color-scheme.ts";

function start({ kept = null, dark = false }: { kept?: string | null; dark?: boolean } = {}) {
  const shown: Scheme[] = [];
  const written: SchemeChoice[] = [];
  const signals: { system?: () => void; elsewhere?: (kept: string | null) => void } = {};
  const system = { dark };
  const colorScheme = createColorScheme({
    systemIsDark: () => system.dark,
    onSystemChange: (listener) => (signals.system = listener),
    onKeptElsewhere: (listener) => (signals.elsewhere = listener),
    read: () => kept,
    keep: (choice) => written.push(choice),
    show: (scheme) => shown.push(scheme),
  });
  return { colorScheme, shown, written, signals, system };
}

describe("the colour scheme", () => {
  it("follows the system while nobody has chosen", () => {
    const { colorScheme, shown, signals, system } = start({ dark: true });
    expect(colorScheme.choice()).toBe("system");
    system.dark = false;
    signals.system?.();
    expect(shown).toEqual(["dark", "light"]);
  });

  it("is the kept choice, whatever the system says", () => {
    const { colorScheme, shown, signals } = start({ kept: "light", dark: true });
    signals.system?.();
    expect(colorScheme.scheme()).toBe("light");
    expect(shown).toEqual(["light", "light"]);
  });

  it("shows and keeps a choice, and tells who listens", () => {
    const { colorScheme, shown, written } = start();
    let told = 0;
    colorScheme.subscribe(() => (told += 1));
    colorScheme.choose("dark");
    expect(shown.at(-1)).toBe("dark");
    expect(written).toEqual(["dark"]);
    expect(told).toBe(1);
  });

  it("goes along when another tab chooses, without keeping it again", () => {
    const { colorScheme, written, signals } = start({ kept: "light" });
    signals.elsewhere?.("dark");
    expect(colorScheme.scheme()).toBe("dark");
    signals.elsewhere?.(null);
    expect(colorScheme.choice()).toBe("system");
    expect(written).toEqual([]);
  });

  it("takes anything unknown that was kept for no choice", () => {
    expect(start({ kept: "sepia" }).colorScheme.choice()).toBe("system");
  });
});
