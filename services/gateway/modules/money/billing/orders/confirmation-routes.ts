import type { FastifyInstance, FastifyReply } from 'fastify';
import { identity as inEnglish } from '@network/messages/identity.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import {
  admitConfirmation,
  resetPath,
  takeAccount,
  unusablePasswordHash,
  brandOf,
  formField,
  queryToken,
  registerBrandForms,
  sendHtml,
  messagePage,
} from '../../../people/identity/public.ts';
import { showValue, storeValue } from '../../../platform/mail/public.ts';
import { planName } from '../options/plan-name.ts';
import { answerPayment, type AwaitingPayment, findPaymentByToken, openedNothing } from './confirm-payment.ts';
import { CONFIRM_PAYMENT_PATH } from './confirmation-address.ts';
import { spoken } from '../../../../http/language.ts';
import { type Order, priceOf } from './order-repository.ts';

const texts = spoken(inEnglish);

const t = texts.paymentConfirmation;

/** Returns the texts of the page about an order: for a payment, or for an order with nothing to pay. */
const textsOf = (order: Order) => (order.amount === 0 ? texts.freeOrderConfirmation : t);

/**
 * The page behind the link of a payment that waits for the owner of an account: a GET shows it, a press of a button
 * confirms or refunds (decision 0079). Where nobody has confirmed the address of the account yet, its password may be
 * somebody else's: confirming ends every session, and a new password is chosen next.
 */
export async function paymentConfirmationRoutes(app: FastifyInstance, services: GatewayServices): Promise<void> {
  await registerBrandForms(app, (scope) => {
    scope.get(CONFIRM_PAYMENT_PATH, async (request, reply) => {
      const brand = brandOf(services, request);
      if (!brand) return reply.callNotFound();
      const token = queryToken(request);
      const awaiting = token === null ? null : await findPaymentByToken(services, token);
      if (token === null || awaiting === null) return sendOver(reply, brand);
      const about = textsOf(awaiting.order);
      const page = messagePage({
        brand,
        heading: about.heading,
        paragraphs: await describe(services, awaiting),
        form: {
          action: `${CONFIRM_PAYMENT_PATH}?${new URLSearchParams({ brand: brand.id }).toString()}`,
          fields: { token },
          answers: [
            { value: 'confirm', label: about.confirm },
            { value: 'return', label: about.return },
          ],
        },
      });
      return sendHtml(reply, 200, page);
    });

    scope.post(
      CONFIRM_PAYMENT_PATH,
      { config: { write: { budget: 'confirmations', from: 'anyone', isSpentByHandler: true } } },
      async (request, reply) => {
        const brand = brandOf(services, request);
        if (!brand) return reply.callNotFound();
        if (!(await admitConfirmation(services, request, reply, { brand, heading: t.overHeading }))) return reply;
        const answer = formField(request, 'answer') === 'return' ? 'return' : 'confirm';
        const awaiting = await findPaymentByToken(services, formField(request, 'token'));
        const done = awaiting && (await answerByMail(services, awaiting, answer, brand));
        if (!awaiting || !done) return sendOver(reply, brand);
        if (done.resetToken !== null) return reply.redirect(resetPath(brand.id, done.resetToken), 303);
        const isConfirmed = answer === 'confirm' && !(await openedNothing(services.db, awaiting.order.id));
        const about = textsOf(awaiting.order);
        const page = messagePage({
          brand,
          heading: isConfirmed ? about.confirmedHeading : about.returnedHeading,
          paragraphs: [isConfirmed ? about.confirmedText : about.returnedText],
          link: { href: `${brand.urls.members}/account`, label: isConfirmed ? t.signIn : t.account },
        });
        return sendHtml(reply, 200, page);
      },
    );
  });
}

/** @returns null when the payment has been answered; a token where a new password is to be chosen next */
async function answerByMail(
  services: GatewayServices,
  { order, account }: AwaitingPayment,
  answer: 'confirm' | 'return',
  brand: Tenant,
): Promise<{ readonly resetToken: string | null } | null> {
  const isTaken = answer === 'confirm' && !account.isEmailConfirmed;
  const unusable = isTaken ? await unusablePasswordHash() : null;
  const now = services.clock.now();
  return services.db.transaction().execute(async (trx) => {
    if (!(await answerPayment(trx, { orderId: order.id, userId: account.id, answer }, now))) return null;
    if (unusable === null) return { resetToken: null };
    const taken = { userId: account.id, tenantId: brand.id, passwordHash: unusable };
    return { resetToken: await takeAccount(services, trx, taken, now) };
  });
}

async function describe(services: GatewayServices, { order, account }: AwaitingPayment): Promise<readonly string[]> {
  const plan = await services.db
    .selectFrom('plans')
    .select(['product', 'kind'])
    .where('id', '=', order.plan_id)
    .executeTakeFirstOrThrow();
  const price = priceOf(order);
  const shown: Readonly<Record<string, string>> = {
    amount: showValue({ minorUnits: price.amount, currency: price.currency }),
    plan: planName(plan),
    date: showValue(storeValue(order.paid_at ?? order.created_at)),
    until: showValue(storeValue(order.confirm_by ?? order.created_at)),
  };
  const fill = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (all, name: string) => shown[name] ?? all);
  const { lead, refund } = textsOf(order);
  return [lead, refund, ...(account.isEmailConfirmed ? [] : [t.takeOver])].map(fill);
}

function sendOver(reply: FastifyReply, brand: Tenant): FastifyReply {
  const link = { href: `${brand.urls.members}/account`, label: t.account };
  return sendHtml(reply, 410, messagePage({ brand, heading: t.overHeading, paragraphs: [t.overText], link }));
}
