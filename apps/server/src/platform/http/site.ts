/** The built web application: hashed assets for ever, and one page for every other address. */
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "@bandstand/contracts/failure";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;

/** Serves `folder`, which holds the build's `index.html`. Addresses below `/api` and `/uploads` never get the page. */
export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  const page = await readFile(join(folder, "index.html"), "utf8");

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    // The page itself is sent below, with its nonce.
    globIgnore: ["index.html", "**/*.br", "**/*.gz"],
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, "assets"));
      reply.header(
        "cache-control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
      );
    },
  });

  app.get("/*", async (request, reply) => {
    if (/^\/(api|uploads|assets)(\/|$)/.test(request.url)) throw new Failure("not_found");
    const nonce = randomBytes(16).toString("base64");
    return reply
      .header(
        "content-security-policy",
        withNonce(String(reply.getHeader("content-security-policy")), nonce),
      )
      .header("content-type", "text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(page.replace(NONCE_PLACEHOLDER, nonce));
  });
}

/** The page's own inline script and the styles that the interface injects carry the nonce; nothing else is let in. */
function withNonce(policy: string, nonce: string): string {
  return policy.replace(/(script|style)-src 'self'/g, `$1-src 'self' 'nonce-${nonce}'`);
}
