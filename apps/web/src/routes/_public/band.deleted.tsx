import { createFileRoute } from "@tanstack/react-router";
import { BandDeletedPage } from "../../features/sign-in/band-deleted-page.tsx";

export const Route = createFileRoute("/_public/band/deleted")({ component: BandDeletedPage });
