/**
 * Lets the application start without a network: keeps the files of its build and one page that starts it. Built as
 * /sw.js by build/service-worker.ts, which fills in what the build consists of.
 */
import { requestKind } from "./request-kind.ts";

declare const self: ServiceWorkerGlobalScope;

interface BuiltFiles {
  /** Another for every build. */
  readonly build: string;
  /** Paths of what the application needs to run. */
  readonly assets: readonly string[];
  /** Paths of files without a hash in their names. */
  readonly files: readonly string[];
  /** The script that the page begins with. */
  readonly entry: string;
}

declare const BUILT: BuiltFiles;
const built = BUILT;

const PREFIX = "bandstand-";
const CACHE = `${PREFIX}${built.build}`;
/** Under which the page is kept; no address of the application. */
const PAGE = "/assets/page";
/** Any address that the server answers with the application. */
const APPLICATION = "/dashboard";
/** How many files are fetched at once: the page that is being looked at comes first. */
const AT_ONCE = 4;
/** Milliseconds that the server may take over a page before the kept one is shown. */
const TIMEOUT = 4000;

const files = new Set(built.files);

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(claimPages()));
self.addEventListener("message", ({ data }) => {
  if (data === "activate") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const kind = requestKind(request, self.location.origin, files);
  if (kind === "page") event.respondWith(page(request));
  else if (kind === "asset") event.respondWith(asset(request));
  else if (kind === "file") event.respondWith(file(request));
});

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  const answer = await fetch(APPLICATION, { cache: "no-store", credentials: "omit" });
  const html = await answer.text();
  // The server may have moved on to another build since it gave out this script; that build brings its own.
  if (!answer.ok || !html.includes(built.entry)) throw new Error("The page is of another build");
  await cache.put(PAGE, unpacked(answer, html));
  const missing = [...built.assets, ...built.files];
  const work = async (): Promise<void> => {
    for (let path = missing.shift(); path !== undefined; path = missing.shift())
      await cache.add(new Request(path, { credentials: "omit", priority: "low" }));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** As it came, its policy with it: the nonce in the one is the nonce in the other. */
function unpacked({ headers }: Response, html: string): Response {
  const kept = new Headers(headers);
  for (const name of ["content-encoding", "content-length", "set-cookie"]) kept.delete(name);
  return new Response(html, { headers: kept });
}

async function claimPages(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** From the server, whose page is the newest; where it is away or slow, the kept one. */
async function page(request: Request): Promise<Response> {
  const fresh = fetch(request);
  const late = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT, null));
  const answer = await Promise.race([fresh, late]).catch(() => null);
  if (answer !== null && answer.status < 500) return answer;
  return (await kept(PAGE)) ?? fresh;
}

async function asset(request: Request): Promise<Response> {
  const known = await kept(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

async function file(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const known = await kept(request);
    if (known) return known;
    throw error;
  }
}

function kept(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, { cacheName: CACHE, ignoreVary: true });
}
