/** The pages that most people come to first, as text, made while building: build/static-pages.ts. */
import {
  RouterContextProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RegisterPage } from "../features/sign-in/register-page.tsx";
import { SignInPage } from "../features/sign-in/sign-in-page.tsx";
import { createClient } from "../lib/http/client.ts";
import { ServicesContext } from "../lib/services/services-context.ts";
import { createSessionStore } from "../lib/session/session.ts";
import { HomeContent } from "./home/home-page.tsx";
import { PublicFrame } from "./public-frame/public-frame.tsx";

export function staticPages(): Record<string, string> {
  return {
    home: asText(<HomeContent />),
    signin: asText(<SignInPage link={{}} bandName={null} onSignedIn={never} />, PublicFrame),
    register: asText(<RegisterPage onRegistered={never} />, PublicFrame),
  };
}

const never = () => new Promise<never>(() => {});

function asText(page: ReactNode, Frame = Bare): string {
  // Links ask a router for their addresses; it needs to know none of them.
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <ServicesContext value={nobodysServices()}>
        <Frame>{page}</Frame>
      </ServicesContext>
    </RouterContextProvider>,
  );
}

function Bare({ children }: { children: ReactNode }) {
  return children;
}

/** Nobody is signed in, and all is well. */
function nobodysServices() {
  const nothing = async () => {};
  const session = createSessionStore({
    secureStore: {
      keeping: () => "sealed",
      read: async () => null,
      write: nothing,
      clear: nothing,
    },
    channel: null,
    applicationVersion: "",
  });
  return {
    client: createClient({ token: () => null, onSignedOut: () => {}, onReached: () => {} }),
    session,
    connection: {
      isOnline: () => true,
      lastReached: () => null,
      subscribe: () => () => {},
      report: () => {},
    },
  };
}
