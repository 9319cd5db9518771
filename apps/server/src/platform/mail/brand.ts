import type { Brand } from "./letter.ts";

/** The product's look, in the colours of its two schemes. */
export const BANDSTAND: Brand = {
  name: "Bandstand",
  light: {
    ground: "#f5f2ea",
    surface: "#fffdf8",
    line: "#e3ddcf",
    text: "#1d1b16",
    soft: "#57534a",
    accent: "#f0a000",
    accentInk: "#1a1000",
  },
  dark: {
    ground: "#0e0f12",
    surface: "#16181c",
    line: "#2a2d34",
    text: "#f3f0e8",
    soft: "#b3b4ba",
    accent: "#ffb020",
    accentInk: "#1a1000",
  },
};
