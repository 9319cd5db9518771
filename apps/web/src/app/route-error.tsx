/** What the router shows in place of a page that failed. */
"use no memo"; // It is drawn once for many pages: remembering it would double what it weighs.
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { ChunkLoadError } from "../lib/chunk-load.ts";
import { useIsOnline } from "../lib/services/services-context.ts";
import { Button } from "../ui/buttons/button.tsx";
import { ButtonLink } from "../ui/buttons/button-link.tsx";
import { PageTitle } from "../ui/page/page-title.tsx";
import { ErrorState } from "../ui/states/error-state.tsx";
import { NOT_HERE, NotHere } from "../ui/states/not-here.tsx";
import { describeError } from "../ui/states/describe-error.ts";

/** The page around is gone too. */
export function WholeRouteError(props: ErrorComponentProps) {
  return <RouteError {...props} whole />;
}

/** The frame around stays. */
export function RouteError({ error, whole = false }: ErrorComponentProps & { whole?: boolean }) {
  const router = useRouter();
  // A failure in the browser alone is in no server log: the time finds it at least in the person's own report.
  const [time] = useState(() => new Date().toISOString());
  const { reference, message } = describeError(error);
  const isOnline = useIsOnline();
  if (error instanceof ChunkLoadError && !isOnline) {
    return (
      <>
        <PageTitle title={NOT_HERE} />
        <NotHere
          whole={whole}
          alone
          actions={
            router.history.canGoBack() ? (
              <Button onClick={() => router.history.back()}>Go back</Button>
            ) : (
              <ButtonLink to="/">Go back</ButtonLink>
            )
          }
        />
      </>
    );
  }
  return (
    <>
      <PageTitle title="Error" />
      <ErrorState
        whole={whole}
        reference={reference ?? time}
        message={message}
        supportEmail={router.options.context.supportEmail}
        actions={
          <>
            {error instanceof ChunkLoadError ? (
              // The browser would wait for the same part once more.
              <Button kind="main" onClick={() => location.reload()}>
                Reload
              </Button>
            ) : (
              <Button kind="main" onClick={() => void router.invalidate()}>
                Try again
              </Button>
            )}
            <ButtonLink to="/">Go back</ButtonLink>
          </>
        }
      />
    </>
  );
}
