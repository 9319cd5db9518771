/** Mantine bound to our tokens: the colours themselves stand in tokens.css, so this holds references only. */
import { type MantineColorsTuple, createTheme } from "@mantine/core";

const accent = "var(--accent)";
const stage: MantineColorsTuple = [
  accent,
  accent,
  accent,
  accent,
  accent,
  accent,
  accent,
  accent,
  accent,
  accent,
];

export const mantineTheme = createTheme({
  colors: { stage },
  primaryColor: "stage",
  // The only shade whose contrast holds in both schemes, should a stock colour ever be used.
  primaryShade: 8,
  autoContrast: false,
  focusRing: "never", // base.css draws one ring for everything
  cursorType: "pointer",
  respectReducedMotion: true,
  fontFamily: "var(--font-ui)",
  fontFamilyMonospace: "var(--font-mono)",
  headings: { fontFamily: "var(--font-display)" },
  defaultRadius: "sm",
  components: {
    Button: { defaultProps: { variant: "default" } },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: false } },
    Menu: { defaultProps: { shadow: "md", position: "bottom-start" } },
  },
});
