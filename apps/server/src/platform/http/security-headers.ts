/** Headers that keep a page to its own origin. Everything comes from 'self'; the video embed alone may be framed. */
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyReply } from "fastify";
import helmet from "helmet";

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

/** The same for every answer, so that they are put together once: to do it for each took longer than many an answer itself. */
export function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  const headers = { ...helmetHeaders(isHttps), "permissions-policy": PERMISSIONS };
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** For a page that is made to stand in a frame on the sites of others, and that nobody is signed in on. */
export function letBeFramed(reply: FastifyReply): void {
  const policy = String(reply.getHeader("content-security-policy"));
  reply.header(
    "content-security-policy",
    policy.replace("frame-ancestors 'none'", "frame-ancestors *"),
  );
  reply.removeHeader("x-frame-options");
}

/** As it gives them to an answer that is sent to nobody. */
function helmetHeaders(isHttps: boolean): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  const give = helmet({
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
  give(request, answer, (error) => {
    if (error !== undefined) throw new Error("The headers cannot be made.", { cause: error });
  });
  return answer.getHeaders();
}
