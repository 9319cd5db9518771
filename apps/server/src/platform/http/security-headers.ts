/** Headers that keep a page to its own origin. Everything comes from 'self'; the video embed alone may be framed. */
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** What the product uses of a browser, and the host of videos within it. Nothing that is built in or shown may use the rest. */
const VIDEO_HOST = "https://www.youtube-nocookie.com";
const ITSELF = "self";
const NOBODY = "";
const FEATURES = {
  autoplay: `${ITSELF} "${VIDEO_HOST}"`,
  "clipboard-write": ITSELF,
  "encrypted-media": `"${VIDEO_HOST}"`,
  fullscreen: `${ITSELF} "${VIDEO_HOST}"`,
  "picture-in-picture": `"${VIDEO_HOST}"`,
  "screen-wake-lock": ITSELF,
  "web-share": ITSELF,
  accelerometer: NOBODY,
  "browsing-topics": NOBODY,
  camera: NOBODY,
  "clipboard-read": NOBODY,
  "display-capture": NOBODY,
  geolocation: NOBODY,
  gyroscope: NOBODY,
  hid: NOBODY,
  "idle-detection": NOBODY,
  "local-fonts": NOBODY,
  magnetometer: NOBODY,
  microphone: NOBODY,
  midi: NOBODY,
  payment: NOBODY,
  "publickey-credentials-create": NOBODY,
  "publickey-credentials-get": NOBODY,
  serial: NOBODY,
  usb: NOBODY,
  "xr-spatial-tracking": NOBODY,
};

const PERMISSIONS = Object.entries(FEATURES)
  .map(([feature, who]) => `${feature}=(${who})`)
  .join(", ");

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
        frameSrc: [VIDEO_HOST],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // As `frame-ancestors` says, for browsers that know only this.
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: "no-referrer" },
    // A band's own network serves over plain http; a promise of https would lock it out.
    hsts: isHttps && { maxAge: 15_552_000 },
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", PERMISSIONS);
  });
}
