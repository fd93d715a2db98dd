import { sandbox } from '@network/messages/sandbox.ts';
import {
  hasRocketgateHash,
  SANDBOX_ROCKETGATE_PATH,
  sandboxRocketgate,
} from '@network/validation/sandbox-rocketgate.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { html, sendPage } from '../../http/html.ts';
import type { SandboxServices } from '../../sandbox-part.ts';
import type { BillerStore } from '../state.ts';
import { rocketgateOrder, rocketgateReturns } from './rocketgate-orders.ts';
import { rocketgateRenewal } from './rocketgate-terms.ts';

const amount = z.string().regex(/^\d{1,5}\.\d{2}$/);
const address = z.url({ protocol: /^https?$/ });

/** The parameters of a hosted page; unknown ones are refused. */
const pageSchema = z.strictObject({
  id: z.string().min(1).max(36),
  merch: z.string(),
  amount,
  currency: z.enum(['USD', 'EUR', 'GBP']),
  purchase: z.enum(['TRUE', 'FALSE']),
  method: z.literal('CC'),
  invoice: z.string().regex(/^[A-Za-z0-9_-]{1,36}$/),
  email: z.string().max(320).optional(),
  'rebill-amount': amount.optional(),
  'rebill-freq': z.string().max(20).optional(),
  'rebill-start': z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .optional(),
  success: address,
  fail: address,
  hash: z.string(),
});

/** RocketGate's hosted page: a price is taken only with the hash that nobody makes without the secret. */
export function addRocketgatePage(
  app: FastifyInstance,
  { config, randomBytes }: SandboxServices,
  { state, save }: BillerStore,
): void {
  const own = sandboxRocketgate(config.key);
  const gone = (reply: FastifyReply): FastifyReply =>
    sendPage(reply.code(404), sandbox.biller.payTitle, html`<h1>${sandbox.biller.gone}</h1>`);

  app.get(`${SANDBOX_ROCKETGATE_PATH}/hostedpage/servlet/HostedPagePurchase`, async (request, reply) => {
    const { search } = new URL(request.url, 'http://localhost');
    const parsed = pageSchema.safeParse(request.query);
    if (!parsed.success || !hasRocketgateHash(search, own.hashSecret) || parsed.data.merch !== own.merchantId) {
      return gone(reply);
    }
    const { id: customerId, invoice, success, fail } = parsed.data;
    const cents = Math.round(Number(parsed.data.amount) * 100);
    if ((parsed.data.purchase === 'FALSE') !== (cents === 0) || (cents > 0 && cents < 100)) return gone(reply);
    const renewal = rocketgateRenewal({
      rebillAmount: parsed.data['rebill-amount'],
      rebillFrequency: parsed.data['rebill-freq'],
      rebillStart: parsed.data['rebill-start'],
    });
    if (renewal === undefined) return gone(reply);
    const charge = {
      orderId: invoice,
      amount: cents,
      currency: parsed.data.currency,
      description: sandbox.biller.vendorOrder,
      renewal,
    };
    state.orders[invoice] ??= rocketgateOrder(config, customerId, charge);
    const id = randomBytes(18).toString('base64url');
    const returns = rocketgateReturns({ success, fail }, { customerId, invoice }, own.hashSecret);
    state.pages[id] = { id, kind: 'payment', orderId: invoice, ...returns };
    save();
    return reply.redirect(`/biller/pay/${id}`, 303);
  });
}
