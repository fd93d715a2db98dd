import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sandbox } from '@network/messages/sandbox.ts';
import { sandboxRocketgate } from '@network/validation/sandbox-rocketgate.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html, sendPage } from '../http/html.ts';
import { readForms } from '../http/own-form.ts';
import type { SandboxPart, SandboxServices } from '../sandbox-part.ts';
import { addApi } from './api-routes.ts';
import { PAYPAL_ACCOUNT, readCard, offersPaypal } from './cards.ts';
import { addCcbillDataLink } from './ccbill/ccbill-data-link.ts';
import { addCcbillForm } from './ccbill/ccbill-form.ts';
import { createCharging } from './charging.ts';
import { cardFactsOf, declineOfPayment } from './declines.ts';
import { createDelivering, type Send, sendByHttp } from './delivering.ts';
import { addOperatorRoutes } from './operator-routes.ts';
import { cardForm, endedPage, type FormTrouble, leavingPage, paidPage } from './pages.ts';
import { addRocketgateGateway } from './rocketgate/rocketgate-gateway.ts';
import { rocketgateDenial } from './rocketgate/rocketgate-orders.ts';
import { addRocketgatePage } from './rocketgate/rocketgate-page.ts';
import { addRocketgateReport } from './rocketgate/rocketgate-report.ts';
import { addSegpayPages } from './segpay/segpay-pages.ts';
import { addSegpayReports } from './segpay/segpay-reports.ts';
import { type BillerStore, isPaid, type SandboxOrder, type HostedPage, openStore } from './state.ts';

const LOOK_EVERY_MS = 250;

/** What tests use in place of time and the network. */
export interface BillerParts {
  readonly send?: Send;
  readonly pause?: (milliseconds: number) => Promise<void>;
  /** Milliseconds between looks at what is to be charged and sent; 0 for never, when the test says `deliver` itself. */
  readonly lookEveryMs?: number;
  /** Receives the biller's state. */
  readonly onOpen?: (store: BillerStore) => void;
  /** Receives the function that charges and sends everything due. */
  readonly onDeliver?: (deliver: () => Promise<void>) => void;
}

/** The sandbox biller: it serves all seven until they are configured. */
export const billerPart: SandboxPart = { id: 'biller', start: (app, services) => startBiller(app, services) };

interface PageRequest {
  Params: { id: string };
  Body: Readonly<Record<string, string>>;
}

/** Starts the biller on a server, in its folder, where charges and postbacks outlive a restart. */
export function startBiller(app: FastifyInstance, services: SandboxServices, parts: BillerParts = {}): void {
  const { config, clock } = services;
  const store = openStore(join(config.folder, 'biller'));
  parts.onOpen?.(store);
  const delivering = createDelivering(services, store, parts.send ?? sendByHttp);
  const pause = parts.pause ?? ((milliseconds: number) => sleep(milliseconds));
  const charging = createCharging(services, store, delivering.announce, pause);
  const tick = async (): Promise<void> => {
    charging.reportDue();
    charging.chargeDue();
    await delivering.deliverDue();
  };
  parts.onDeliver?.(tick);
  const every = parts.lookEveryMs ?? LOOK_EVERY_MS;
  if (every > 0) {
    const timer = setInterval(() => void tick(), every);
    app.addHook('onClose', async () => clearInterval(timer));
  }
  readForms(app);
  addApi(app, services, store, charging);
  addOperatorRoutes(app, services, store, charging);
  addRocketgatePage(app, services, store);
  addRocketgateGateway(app, services, store, charging);
  addRocketgateReport(app, services, store, charging);
  addSegpayPages(app, services, store);
  addSegpayReports(app, services, store, charging);
  addCcbillForm(app, services, store);
  addCcbillDataLink(app, services, store, charging);

  function found(request: FastifyRequest<PageRequest>): { page: HostedPage; order: SandboxOrder } | null {
    const { id } = request.params;
    const page = Object.hasOwn(store.state.pages, id) ? store.state.pages[id] : undefined;
    const order = page && store.state.orders[page.orderId];
    return page && order ? { page, order } : null;
  }
  const gone = (reply: FastifyReply): FastifyReply =>
    sendPage(reply.code(404), sandbox.biller.payTitle, html`<h1>${sandbox.biller.gone}</h1>`);
  const form = (
    reply: FastifyReply,
    { page, order }: { page: HostedPage; order: SandboxOrder },
    trouble?: FormTrouble,
  ) => sendPage(reply, sandbox.biller.payTitle, cardForm(page, order, trouble), [page.approvedUrl, page.declinedUrl]);
  const leave = (reply: FastifyReply, page: HostedPage, address: string): FastifyReply =>
    sendPage(
      reply.header('refresh', `0; url=${address}`),
      sandbox.biller.payTitle,
      leavingPage({ ...page, approvedUrl: address }),
    );
  const wasPaidHere = ({ page, order }: { page: HostedPage; order: SandboxOrder }): boolean =>
    page.kind === 'payment' && isPaid(order);
  const ended = (reply: FastifyReply, page: HostedPage): FastifyReply =>
    sendPage(reply.code(410), sandbox.biller.payTitle, endedPage(page));

  app.get<PageRequest>('/biller/pay/:id', async (request, reply) => {
    const here = found(request);
    if (here === null) return gone(reply);
    if (here.order.isEnded) return ended(reply, here.page);
    return wasPaidHere(here) ? sendPage(reply, sandbox.biller.done, paidPage(here.page)) : form(reply, here);
  });

  app.post<PageRequest>('/biller/pay/:id', async (request, reply) => {
    const here = found(request);
    if (here === null) return gone(reply);
    const { page, order } = here;
    if (order.isEnded) return ended(reply, page);
    if (wasPaidHere(here)) return reply.redirect(page.approvedUrl, 303);
    const { number = '', expiry = '', code = '', method } = request.body ?? {};
    const isByPaypal = method === 'paypal' && offersPaypal(page, order);
    const read = isByPaypal ? { card: PAYPAL_ACCOUNT } : readCard({ number, expiry, code }, clock.now());
    if ('wrong' in read) return form(reply.code(422), here, { wrong: read.wrong, isDeclined: false });
    if (page.kind === 'card') {
      if (declineOfPayment(read.card, clock.now()) !== null)
        return form(reply.code(402), here, { wrong: [], isDeclined: true });
      order.card = read.card;
      if (order.agreement) order.agreement.failures = 0;
      charging.recordEvent(order, { kind: 'card-updated', ...cardFactsOf(read.card) }, clock.now());
      return reply.redirect(page.approvedUrl, 303);
    }
    const event = await charging.charge(order, order.charge, read.card);
    const isDeclined = event?.kind === 'declined';
    const declinedUrl =
      order.biller === 'rocketgate'
        ? rocketgateDenial(page.declinedUrl, event?.decline, sandboxRocketgate(config.key).hashSecret)
        : page.declinedUrl;
    const address = isDeclined ? declinedUrl : page.approvedUrl;
    // These lead over the gateway, where a form's policy would stop the browser: a page of its own goes on.
    if (order.biller === 'ccbill' || order.biller === 'rocketgate') return leave(reply, page, address);
    return reply.redirect(address, 303);
  });
}
