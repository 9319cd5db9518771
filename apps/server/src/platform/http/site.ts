/** The built web application: hashed assets for ever, the home page without any script, and one page for all else. */
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { Failure } from "@bandstand/contracts/failure";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const zip = promisify(gzip);
const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;

/** Serves `folder`, which holds the build's `index.html` and `home.html`. Addresses below `/api` and `/uploads` never get the page. */
export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  const [application, home] = await Promise.all(
    ["index.html", "home.html"].map((name) => readFile(join(folder, name), "utf8")),
  );

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    // The pages themselves are sent below, with their nonce.
    globIgnore: ["*.html", "**/*.br", "**/*.gz"],
    setHeaders: (reply, path) => {
      reply.header("cache-control", lifetimeOf(relative(folder, path)));
    },
  });

  app.get("/*", async (request, reply) => {
    if (/^\/(api|uploads|assets)(\/|$)/.test(request.url)) throw new Failure("not_found");
    const path = request.url.split("?", 1)[0];
    const html = (path === "/" || path === "/index" ? home : application) ?? "";
    const nonce = randomBytes(16).toString("base64");
    reply
      .header(
        "content-security-policy",
        withNonce(String(reply.getHeader("content-security-policy")), nonce),
      )
      .header("content-type", "text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("vary", "Accept-Encoding");
    const page = html.replace(NONCE_PLACEHOLDER, nonce);
    // Made anew for each reader, it cannot lie compressed beside the assets.
    const isZipped = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
    if (!isZipped) return reply.send(page);
    return reply.header("content-encoding", "gzip").send(await zip(page));
  });
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
