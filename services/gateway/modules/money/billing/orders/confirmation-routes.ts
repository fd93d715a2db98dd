import { readableEmail } from '@network/validation/readable-email.ts';
import { fillText } from '@network/messages/catalogue/fill-text.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { identity as inEnglish } from '@network/messages/identity.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import {
  admitConfirmation,
  findAccount,
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
import {
  answerPayment,
  type AwaitedAccount,
  type AwaitingPayment,
  findPaymentByToken,
  openedNothing,
  type PaymentAnswer,
} from './confirm-payment.ts';
import { answerFreeSignup } from './open-free-signup.ts';
import { CONFIRM_PAYMENT_PATH } from './confirmation-address.ts';
import { spoken } from '../../../../http/language.ts';
import { type Order, priceOf } from './order-repository.ts';

const texts = spoken(inEnglish);

const t = texts.paymentConfirmation;

/** Returns the texts of the page about an order: for a payment, for an order with nothing to pay, or for one that makes an account. */
function textsOf({ order, account }: AwaitingPayment) {
  if (order.amount > 0) return t;
  return account === null ? texts.freeSignupConfirmation : texts.freeOrderConfirmation;
}

/**
 * The page behind the link of a payment that waits for the owner of an address: a GET shows it, a press of a button
 * confirms or refunds (decision 0079). Of an order that costs nothing, the press makes the account where there is none (decision 1059). Where nobody has confirmed the address of the account yet, its password may be
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
      const about = textsOf(awaiting);
      const page = messagePage({
        brand,
        heading: about.heading,
        paragraphs: await describe(services, brand, awaiting),
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
        if (!(await admitConfirmation(services, request, reply, { brand }))) return reply;
        const answer = formField(request, 'answer') === 'return' ? 'return' : 'confirm';
        const awaiting = await findPaymentByToken(services, formField(request, 'token'));
        const done = awaiting && (await answerAwaiting(services, awaiting, { answer, brand }));
        if (!awaiting || !done) return sendOver(reply, brand);
        if (done.resetToken !== null) return reply.redirect(resetPath(brand.id, done.resetToken), 303);
        const isConfirmed = answer === 'confirm' && !(await openedNothing(services.db, awaiting.order.id));
        const about = textsOf(awaiting);
        const page = messagePage({
          brand,
          heading: isConfirmed ? about.confirmedHeading : about.returnedHeading,
          paragraphs: [isConfirmed ? about.confirmedText : about.returnedText],
          // Who has just dropped an order that would have made an account has none.
          ...((isConfirmed || awaiting.account !== null) && {
            link: { href: `${brand.urls.members}/account`, label: isConfirmed ? t.signIn : t.account },
          }),
        });
        return sendHtml(reply, 200, page);
      },
    );
  });
}

interface MailedAnswer {
  readonly answer: PaymentAnswer;
  readonly brand: Tenant;
}

interface Answered {
  /** Where a new password is to be chosen next. */
  readonly resetToken: string | null;
}

/** @returns null when the payment has been answered */
async function answerAwaiting(
  services: GatewayServices,
  { order, account }: AwaitingPayment,
  answered: MailedAnswer,
): Promise<Answered | null> {
  if (account !== null) return answerByOwner(services, { order, account }, answered);
  const outcome = await answerFreeSignup(services, order.id, answered.answer);
  if (outcome === 'over') return null;
  if (outcome !== 'taken') return outcome;
  // Somebody made an account with the address a moment ago: the order waits for its owner, who is this person.
  const owner = await findAccount(services.db, order.email ?? '');
  return owner === null || owner.isDisabled ? null : answerByOwner(services, { order, account: owner }, answered);
}

async function answerByOwner(
  services: GatewayServices,
  { order, account }: { readonly order: Order; readonly account: AwaitedAccount },
  { answer, brand }: MailedAnswer,
): Promise<Answered | null> {
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

async function describe(
  services: GatewayServices,
  brand: Tenant,
  awaiting: AwaitingPayment,
): Promise<readonly string[]> {
  const { order, account } = awaiting;
  const plan = await services.db
    .selectFrom('plans')
    .select(['product', 'kind'])
    .where('id', '=', order.plan_id)
    .executeTakeFirstOrThrow();
  const price = priceOf(order);
  const shown: Readonly<Record<string, string>> = {
    brand: brand.name,
    amount: showValue({ minorUnits: price.amount, currency: price.currency }),
    plan: planName(plan),
    email: readableEmail(order.email ?? ''),
    date: showValue(storeValue(order.paid_at ?? order.created_at)),
    until: showValue(storeValue(order.confirm_by ?? order.created_at)),
  };
  const fill = (text: string): string => fillText(text, (name) => shown[name]);
  const { lead, refund } = textsOf(awaiting);
  return [lead, refund, ...(account?.isEmailConfirmed === false ? [t.takeOver] : [])].map(fill);
}

function sendOver(reply: FastifyReply, brand: Tenant): FastifyReply {
  const link = { href: `${brand.urls.members}/account`, label: t.account };
  return sendHtml(reply, 410, messagePage({ brand, heading: t.overHeading, paragraphs: [t.overText], link }));
}
