import { ccbillDigest, SANDBOX_CCBILL_PATH, sandboxCcbill } from '@network/validation/sandbox-ccbill.ts';
import { sandbox } from '@network/messages/sandbox.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { html, sendPage } from '../../http/html.ts';
import type { SandboxServices } from '../../sandbox-part.ts';
import { type BillerStore, nextNumber } from '../state.ts';
import { monthsOf } from '../vendor-months.ts';
import type { WireCharge } from '../wire.ts';

const amount = z.string().regex(/^\d{1,5}\.\d{2}$/);
const days = z.string().regex(/^[1-9]\d{0,3}$/);

/** The parameters of a form with a dynamic price; those of the recurring part are all there, or none. */
const formSchema = z
  .strictObject({
    clientAccnum: z.string(),
    clientSubacc: z.string(),
    initialPrice: amount,
    initialPeriod: days,
    recurringPrice: amount.optional(),
    recurringPeriod: days.optional(),
    numRebills: z.literal('99').optional(),
    currencyCode: z.literal('840'),
    formDigest: z.string(),
    'X-order': z.string().regex(/^[A-Za-z0-9_-]{1,80}$/),
    username: z.string().regex(/^[A-Za-z0-9]{6,16}$/),
    email: z.string().max(320).optional(),
  })
  .refine(({ recurringPrice, recurringPeriod, numRebills }) => {
    const isAbsent = [recurringPrice, recurringPeriod, numRebills].map((value) => value === undefined);
    return new Set(isAbsent).size === 1;
  });

type Form = z.output<typeof formSchema>;

/** CCBill's payment form: a price is taken only with the digest that nobody makes without the salt. */
export function addCcbillForm(
  app: FastifyInstance,
  { config, randomBytes }: SandboxServices,
  { state, save }: BillerStore,
): void {
  const own = sandboxCcbill(config.key);
  const gone = (reply: FastifyReply): FastifyReply =>
    sendPage(reply.code(404), sandbox.biller.payTitle, html`<h1>${sandbox.biller.gone}</h1>`);

  app.get(`${SANDBOX_CCBILL_PATH}/wap-frontflex/flexforms/${own.flexId}`, async (request, reply) => {
    const parsed = formSchema.safeParse(request.query);
    if (!parsed.success || !isOurs(parsed.data, own)) return gone(reply);
    const orderId = parsed.data['X-order'];
    state.orders[orderId] ??= {
      orderId,
      biller: 'ccbill',
      postbackUrl: `${config.gatewayUrl}/billers/ccbill/postbacks`,
      charge: chargeOf(parsed.data),
      card: null,
      agreement: null,
      events: [],
      purchaseId: nextNumber(state),
      memberName: parsed.data.username,
    };
    const id = randomBytes(18).toString('base64url');
    state.pages[id] = {
      id,
      kind: 'payment',
      orderId,
      approvedUrl: returnUrl(config.gatewayUrl, orderId, 'approved'),
      declinedUrl: returnUrl(config.gatewayUrl, orderId, 'declined'),
    };
    save();
    return reply.redirect(`/biller/pay/${id}`, 303);
  });
}

/** Where the payment flow leads, as it is set up at CCBill. */
function returnUrl(gatewayUrl: string, order: string, outcome: 'approved' | 'declined'): string {
  return `${gatewayUrl}/billers/ccbill/return?${new URLSearchParams({ order, outcome }).toString()}`;
}

function isOurs(form: Form, own: ReturnType<typeof sandboxCcbill>): boolean {
  const { initialPrice, initialPeriod, recurringPrice = '', recurringPeriod = '', numRebills = '' } = form;
  const terms = [initialPrice, initialPeriod, recurringPrice, recurringPeriod, numRebills, form.currencyCode];
  return (
    form.clientAccnum === own.account &&
    form.clientSubacc === own.subaccount &&
    form.formDigest === ccbillDigest([...terms, own.salt])
  );
}

function chargeOf(form: Form): WireCharge {
  const cents = (text: string): number => Math.round(Number(text) * 100);
  const { initialPrice, initialPeriod, recurringPrice, recurringPeriod } = form;
  const renewal =
    recurringPrice === undefined || recurringPeriod === undefined
      ? null
      : {
          amount: cents(recurringPrice),
          months: monthsOf(Number(recurringPeriod)),
          periodDays: Number(recurringPeriod),
          firstDays: Number(initialPeriod),
          firstAt: null,
        };
  return {
    orderId: form['X-order'],
    amount: cents(initialPrice),
    currency: 'USD',
    description: sandbox.biller.vendorOrder,
    renewal,
  };
}
