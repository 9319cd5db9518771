import { RouterProvider } from "@tanstack/react-router";
import type { ColorScheme } from "../ui/color-scheme/color-scheme.ts";
import { ColorSchemeContext } from "../ui/color-scheme/color-scheme-context.ts";
import type { AppRouter } from "./router.ts";

interface AppProps {
  router: AppRouter;
  colorScheme: ColorScheme;
}

export function App({ router, colorScheme }: AppProps) {
  return (
    <ColorSchemeContext value={colorScheme}>
      <RouterProvider router={router} />
    </ColorSchemeContext>
  );
}
