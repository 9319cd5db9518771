import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "../app/home/home-page.tsx";

// A second address of the home page, kept because it is documented.
export const Route = createFileRoute("/index")({ component: HomePage });
