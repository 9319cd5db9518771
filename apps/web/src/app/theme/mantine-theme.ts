/** Mantine bound to our tokens: the colours themselves stand in tokens.css, so this holds references only. */
import { type MantineColorsTuple, createTheme, defaultVariantColorsResolver } from "@mantine/core";

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
  // Dark ink on amber, in both schemes; Mantine would compute white.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    const amber = input.variant === "filled" && (input.color ?? "stage") === "stage";
    return amber ? { ...colors, color: "var(--accent-ink)" } : colors;
  },
  focusRing: "never", // base.css draws one ring for everything
  cursorType: "pointer",
  respectReducedMotion: true,
  fontFamily: "var(--font-ui)",
  fontFamilyMonospace: "var(--font-mono)",
  headings: { fontFamily: "var(--font-display)" },
  defaultRadius: "sm",
  components: {
    Button: { defaultProps: { variant: "default" } },
    Input: {
      vars: () => ({
        wrapper: { "--input-height": "var(--field)", "--input-fz": "var(--type-field)" },
      }),
    },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: false } },
    Menu: { defaultProps: { shadow: "md", position: "bottom-start" } },
  },
});
