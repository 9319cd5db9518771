/**
 * The first script of the page. It lets the browser paint what the page shows before the application, whose files
 * are on their way meanwhile, takes the processor.
 */
import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/bricolage-grotesque/wght.css";
import "@fontsource-variable/jetbrains-mono/wght.css";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/base.css";
import "./theme/contrast.css";
import { tellLoadFailed } from "./load-failed.ts";

const page = document.getElementById("root");
if (page === null) throw new Error("index.html has no #root");

/** Milliseconds: a page in the background is not painted, and must start all the same. */
const TIMEOUT = 100;

const painted = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, TIMEOUT);
});
void painted
  .then(() => import("./main.tsx"))
  .then(
    ({ main }) => main(page),
    (error: unknown) => tellLoadFailed(page, error),
  );
