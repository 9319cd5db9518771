import { createFileRoute, redirect } from "@tanstack/react-router";

/** The documented short address of the profile. */
export const Route = createFileRoute("/_app/band/")({
  beforeLoad: () => redirect({ to: "/band/index", replace: true, throw: true }),
});
