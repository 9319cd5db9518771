/** Puts the product together in the browser. */
import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/bricolage-grotesque/wght.css";
import "@fontsource-variable/jetbrains-mono/wght.css";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/base.css";
import { QueryClient } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createColorScheme } from "../ui/color-scheme/color-scheme.ts";
import { App } from "./app.tsx";
import { noSession } from "./frame/shell-session.ts";
import { createAppRouter } from "./router.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

const router = createAppRouter({ session: noSession, queries: new QueryClient(), areas: [] });

createRoot(root).render(
  <StrictMode>
    <App router={router} colorScheme={createColorScheme(window)} />
  </StrictMode>,
);
