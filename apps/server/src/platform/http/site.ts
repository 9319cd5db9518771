/** The built web application: hashed assets for ever, and one page for every other address. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "@bandstand/contracts/failure";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { sendFailure } from "./failures.ts";

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
    setHeaders: (response, path) => {
      const isHashed = path.includes(`${join(folder, "assets")}`);
      response.setHeader(
        "cache-control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
      );
    },
  });

  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === "GET" && !/^\/(api|uploads|assets)(\/|$)/.test(request.url);
    if (!isPage) return sendFailure(new Failure("not_found"), request, reply);
    // Helmet puts one nonce for scripts and one for styles; the page names both.
    const { script, style } = reply.cspNonce;
    return reply
      .header("content-type", "text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(page.replace(NONCE_PLACEHOLDER, script).replaceAll("__CSP_STYLE_NONCE__", style));
  });
}
