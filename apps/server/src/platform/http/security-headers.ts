/** Headers that keep a page to its own origin. Everything comes from 'self'; the video embed alone may be framed. */
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

export async function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The pitch engine is WebAssembly; nothing else is evaluated.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        mediaSrc: ["'self'", "blob:"],
        fontSrc: ["'self'"],
        // A recording that is kept on the device is read as well as played.
        connectSrc: ["'self'", "blob:"],
        workerSrc: ["'self'", "blob:"],
        frameSrc: ["https://www.youtube-nocookie.com"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: "no-referrer" },
    // A band's own network serves over plain http; a promise of https would lock it out.
    hsts: isHttps && { maxAge: 15_552_000 },
  });
}
