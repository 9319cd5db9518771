/** Gives everything below it Mantine, in our look and scheme. The public pages do without it. */
import "./mantine-parts.css";
import "./mantine.css";
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { useColorScheme } from "../../ui/color-scheme/color-scheme-context.ts";
import { styleNonce } from "../../lib/style-nonce.ts";
import { mantineTheme } from "./mantine-theme.ts";

export function MantineScope({ children }: { children: ReactNode }) {
  const { scheme } = useColorScheme();
  return (
    <MantineProvider
      theme={mantineTheme}
      forceColorScheme={scheme}
      withCssVariables={false}
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  );
}
