/** The built web application: hashed assets for ever, a few pages complete in themselves, and one page for all else. */
import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { Failure } from "@bandstand/contracts/failure";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { sendZipped } from "./send-zipped.ts";
import { readAddresses } from "./site-addresses.ts";

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;

/** Pages are sent with a nonce, and compressed copies in place of their files. Folders and notes of the build have none. */
const NOT_BY_NAME: ReadonlySet<string> = new Set([".html", ".br", ".gz", ""]);

const HOME: ReadonlySet<string> = new Set(["/", "/index"]);
/** By their addresses alone: a link that says more may open another form, which the application knows. */
const FORMS = { "/signin": "signin.html", "/register": "register.html" };

export interface SiteSettings {
  /** Whether strangers may register bands. */
  registration: "open" | "closed";
  /** Where people write to when nothing else helps; each page holds it, for when the API is away. */
  supportEmail: string | undefined;
}

/** Serves `folder`, which holds the build. Addresses below `/api` and `/uploads` never get the page. */
export async function serveSite(
  app: FastifyInstance,
  folder: string,
  { registration, supportEmail }: SiteSettings,
): Promise<void> {
  const marks = [
    `data-registration="${registration}"`,
    ...(supportEmail === undefined ? [] : [`data-support-email="${supportEmail}"`]),
  ].join(" ");
  // The pages are complete before they could ask: they are told here, and show what fits (base.css of the web).
  const page = async (name: string) =>
    (await readFile(join(folder, name), "utf8")).replace("<html", () => `<html ${marks}`);
  const [application, home] = await Promise.all([page("index.html"), page("home.html")]);
  const forms = new Map(
    await Promise.all(
      Object.entries(FORMS).map(async ([address, name]) => [address, await page(name)] as const),
    ),
  );

  const [files, hasScreen] = await Promise.all([filesIn(folder), readAddresses(folder)]);

  await app.register(fastifyStatic, {
    root: folder,
    // One route below for all of them: one for each would be a tenth of the server's start.
    serve: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header("cache-control", lifetimeOf(relative(folder, path)));
    },
  });

  app.get<{ Params: { "*": string } }>("/*", async (request, reply) => {
    const file = request.params["*"];
    if (files.has(file)) return reply.sendFile(`/${file}`);
    if (/^\/(api|uploads|assets)(\/|$)/.test(request.url)) throw new Failure("not_found");
    const [path = ""] = request.url.split("?", 1);
    const html = HOME.has(path) ? home : (forms.get(request.url) ?? application);
    const nonce = randomBytes(16).toString("base64");
    reply
      // Whoever follows a dead link reads the same page; what counts pages shall know that there is none.
      .code(hasScreen(path) ? 200 : 404)
      .header(
        "content-security-policy",
        withNonce(String(reply.getHeader("content-security-policy")), nonce),
      )
      .header("content-type", "text/html; charset=utf-8")
      .header("cache-control", "no-cache");
    const own = html.replace(NONCE_PLACEHOLDER, nonce);
    return sendZipped(request, reply, own);
  });
}

/** By the names that they are asked for with. */
async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => !NOT_BY_NAME.has(extname(name)));
  return new Set(files.map((name) => name.split(sep).join("/")));
}

function lifetimeOf(file: string): string {
  // A browser that held on to an old worker would hold on to the whole old application.
  if (file === "sw.js") return "no-cache";
  const isHashed = file.startsWith(`assets${sep}`);
  return isHashed ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate";
}

/** The page's own inline script and the styles that the interface injects carry the nonce; nothing else is let in. */
function withNonce(policy: string, nonce: string): string {
  return policy.replace(/(script|style)-src 'self'/g, `$1-src 'self' 'nonce-${nonce}'`);
}
