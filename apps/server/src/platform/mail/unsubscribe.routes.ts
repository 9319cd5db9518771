/**
 * Stopping mails by their own link. To look at it changes nothing, since programs that guard a mailbox follow links: a page asks,
 * and its button posts, as do the mail programs that know the header (RFC 8058: one POST, no sign-in, no way round).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { takeForms } from "../http/form-body.ts";
import { openPageShell } from "../pages/page-shell.ts";
import type { LinkKey } from "../security/signatures.ts";
import { isUnsubscribeSignature, type MailingList, UNSUBSCRIBE } from "./unsubscribe.ts";
import { askedPage, endedPage, stoppedPage } from "./unsubscribe.template.ts";

interface UnsubscribeServices {
  linkKey: LinkKey;
  /** The folder of the built web application. */
  site?: string;
}

interface Route {
  Params: { list: string; reader: string };
  Querystring: { signature?: string };
}

export async function serveUnsubscribe(
  app: FastifyInstance,
  { linkKey, site }: UnsubscribeServices,
  lists: readonly MailingList[],
): Promise<void> {
  const send = await openPageShell(site);

  /** Null for a link that was not made here, or whose reader is gone: nobody learns which. */
  async function open({ params: { list: name, reader }, query }: FastifyRequest<Route>) {
    const list = lists.find((one) => one.name === name);
    const subscription = await list?.find(reader);
    if (!list || !subscription) return null;
    const link = { key: linkKey, list: name, reader, email: subscription.email };
    return isUnsubscribeSignature(query.signature, link) ? { list, subscription } : null;
  }

  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    page: ReturnType<typeof endedPage>,
  ) => send(request, reply, { ...page, isPersonal: true });

  await app.register(async (scope) => {
    takeForms(scope);

    scope.get<Route>(`${UNSUBSCRIBE}/:list/:reader`, async (request, reply) => {
      const opened = await open(request);
      if (!opened) return answer(request, reply, endedPage());
      const { what, isOn } = opened.subscription;
      return answer(request, reply, isOn ? askedPage(what) : stoppedPage(what));
    });

    scope.post<Route>(`${UNSUBSCRIBE}/:list/:reader`, async (request, reply) => {
      const opened = await open(request);
      if (!opened) return answer(request, reply, endedPage());
      const { list, subscription } = opened;
      if (subscription.isOn) await list.stop(request.params.reader);
      return answer(request, reply, stoppedPage(subscription.what));
    });
  });
}
