import { sandbox } from '@network/messages/sandbox.ts';
import { SANDBOX_SEGPAY_PATH, sandboxSegpay } from '@network/validation/sandbox-segpay.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { html, sendPage } from '../../http/html.ts';
import type { SandboxServices } from '../../sandbox-part.ts';
import { type BillerStore, nextNumber, type SegpayPrice } from '../state.ts';
import { monthsOf } from '../vendor-months.ts';
import type { WireCharge } from '../wire.ts';

const amount = z
  .string()
  .regex(/^\d{1,5}\.\d{2}$/)
  .transform((text) => Math.round(Number(text) * 100));
const days = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number);

const recurringSchema = z.strictObject({
  MerchantID: z.string(),
  InitialAmount: amount,
  InitialLength: days,
  RecurringAmount: amount,
  RecurringLength: days,
});
const oneTimeSchema = z.strictObject({ merchantId: z.string(), amount });

const address = z.url({ protocol: /^https?$/ });
const pageSchema = z.strictObject({
  'x-eticketid': z.string(),
  amount: amount.optional(),
  dynamicpricingid: z.string(),
  dynamicdesc: z.string().max(200),
  REF1: z.string().regex(/^[A-Za-z0-9_-]{1,80}$/),
  username: z.string().max(80),
  'x-auth-link': address,
  'x-decl-link': address,
  'x-billemail': z.string().max(320).optional(),
});

/** What of Segpay is before a payment: the registration of a price, and the page that it opens. */
export function addSegpayPages(
  app: FastifyInstance,
  { config, randomBytes }: SandboxServices,
  { state, save }: BillerStore,
): void {
  const own = sandboxSegpay(config.key);
  const login = `Basic ${Buffer.from(`${own.userId}:${own.accessKey}`).toString('base64')}`;
  const register = (price: SegpayPrice): string => {
    const id = randomBytes(18).toString('base64url');
    state.prices[id] = price;
    save();
    return JSON.stringify(id);
  };
  const pricing = <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    read: (terms: z.output<Schema>) => SegpayPrice,
  ) =>
    app.get(`${SANDBOX_SEGPAY_PATH}/MerchantServices/${path}`, async (request, reply) => {
      if (request.headers.authorization !== login) return reply.code(401).send('Unauthorized');
      const terms = schema.safeParse(request.query);
      return terms.success ? reply.send(register(read(terms.data))) : reply.code(400).send('Invalid request');
    });
  pricing(
    'DynamicRecurring',
    recurringSchema,
    ({ InitialAmount, InitialLength, RecurringAmount, RecurringLength }) => ({
      amount: InitialAmount,
      renewal: { amount: RecurringAmount, firstDays: InitialLength, days: RecurringLength },
    }),
  );
  pricing('DynamicPricing', oneTimeSchema, (terms) => ({ amount: terms.amount, renewal: null }));

  const gone = (reply: FastifyReply): FastifyReply =>
    sendPage(reply.code(404), sandbox.biller.payTitle, html`<h1>${sandbox.biller.gone}</h1>`);

  app.get(`${SANDBOX_SEGPAY_PATH}/billing/poset.cgi`, async (request, reply) => {
    const parsed = pageSchema.safeParse(request.query);
    if (!parsed.success) return gone(reply);
    const { REF1: orderId, dynamicpricingid, dynamicdesc } = parsed.data;
    const price = Object.hasOwn(state.prices, dynamicpricingid) ? state.prices[dynamicpricingid] : undefined;
    const ticket = price?.renewal ? own.recurringTicket : own.oneTimeTicket;
    const isRight = price?.renewal ? parsed.data.amount === undefined : parsed.data.amount === price?.amount;
    if (!price || !isRight || parsed.data['x-eticketid'] !== ticket) return gone(reply);
    state.orders[orderId] ??= {
      orderId,
      biller: 'segpay',
      postbackUrl: `${config.gatewayUrl}/billers/segpay/postbacks`,
      charge: chargeAt(price, orderId, dynamicdesc),
      card: null,
      agreement: null,
      events: [],
      purchaseId: nextNumber(state),
    };
    const id = randomBytes(18).toString('base64url');
    const [approvedUrl, declinedUrl] = [parsed.data['x-auth-link'], parsed.data['x-decl-link']];
    state.pages[id] = { id, kind: 'payment', orderId, approvedUrl, declinedUrl };
    save();
    return reply.redirect(`/biller/pay/${id}`, 303);
  });
}

function chargeAt({ amount: now, renewal }: SegpayPrice, orderId: string, description: string): WireCharge {
  const later = renewal && {
    amount: renewal.amount,
    months: monthsOf(renewal.days),
    periodDays: renewal.days,
    firstDays: renewal.firstDays,
    firstAt: null,
  };
  return { orderId, amount: now, currency: 'USD', description, renewal: later };
}
