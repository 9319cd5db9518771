import { createFileRoute, Navigate } from "@tanstack/react-router";

/** The documented short address of the profile. */
export const Route = createFileRoute("/_app/_shell/band/")({
  component: () => <Navigate to="/band/index" replace />,
});
