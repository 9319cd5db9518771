/** The home page as text, made while building. */
import {
  RouterContextProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { HomeContent } from "./home-page.tsx";

export function homeHtml(): string {
  // Links ask a router for their addresses; it needs to know none of them.
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <HomeContent />
    </RouterContextProvider>,
  );
}
