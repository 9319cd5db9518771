/** Where the product begins in the browser. */
import { QueryClient } from "@tanstack/react-query";
import { areas } from "./areas.ts";
import { noSession } from "./frame/shell-session.ts";
import { start } from "./start.tsx";

const page = document.getElementById("root");
if (page === null) throw new Error("index.html has no #root");

start(page, { session: noSession, queries: new QueryClient(), areas });
