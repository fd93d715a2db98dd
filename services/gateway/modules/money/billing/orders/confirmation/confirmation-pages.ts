import { billing as billingInEnglish } from '@network/messages/billing.ts';
import { identity as inEnglish } from '@network/messages/identity.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { spoken } from '../../../../../http/language.ts';
import type { GatewayServices } from '../../../../../services.ts';
import { messagePage } from '../../../../people/identity/public.ts';
import { OFFERS } from '../../mails/account-page.ts';
import { CONFIRM_PAYMENT_PATH } from '../confirmation-address.ts';
import type { ReturnReason } from '../order-tables.ts';
import { whyTrialOpensNothing } from '../trial-refusal.ts';
import type { Answered } from './answer-awaiting.ts';
import type { AwaitingPayment } from './awaiting-payments.ts';
import { orderFiller } from './order-filler.ts';

const texts = spoken(inEnglish);
const { signup: passwordTexts } = spoken(billingInEnglish);

const t = texts.paymentConfirmation;

type Page = ReturnType<typeof messagePage>;

/** What a page asks about, and the brand in whose looks it is. */
interface Asked {
  readonly brand: Tenant;
  readonly awaiting: AwaitingPayment;
}

/** Returns the texts of the page about an order: for a payment, for an order with nothing to pay, or for one that makes an account. */
function textsOf({ order, account }: AwaitingPayment) {
  if (order.amount > 0) return t;
  return account === null ? texts.freeSignupConfirmation : texts.freeOrderConfirmation;
}

/** Returns the texts that say why a free order opened nothing; null where it is enough that it was dropped. */
function textsOfReason({ order }: AwaitingPayment, why: ReturnReason) {
  if (order.amount > 0) return null;
  if (why === 'trial-used') return texts.freeOrderReasons.trialUsed;
  if (why === 'former-member') return texts.freeOrderReasons.formerMember;
  return why === 'not-needed' ? texts.freeOrderReasons.notNeeded : null;
}

/** The page that asks about a payment. A person who can have no free trial reads why instead, with the way to what they can have. */
export async function questionPage(
  services: GatewayServices,
  { brand, awaiting }: Asked,
  { token, problem }: { readonly token: string; readonly problem: PasswordRefusal | null },
): Promise<Page> {
  const { order, account } = awaiting;
  const { db, clock } = services;
  const refused = account && (await whyTrialOpensNothing(db, order, account.id, clock.now()));
  const reason = refused && textsOfReason(awaiting, refused);
  const about = textsOf(awaiting);
  const fill = await orderFiller(services, brand, awaiting.order);
  const drop = { value: 'return', label: about.return };
  const form = {
    action: `${CONFIRM_PAYMENT_PATH}?${new URLSearchParams({ brand: brand.id }).toString()}`,
    fields: { token },
  };
  if (reason)
    return messagePage({
      brand,
      heading: reason.heading,
      paragraphs: [fill(reason.text)],
      form: { ...form, answers: [{ ...drop, label: texts.freeOrderReasons.drop }] },
      link: wayOn(brand, refused),
    });
  const takeOver = account?.isEmailConfirmed === false ? [t.takeOver] : [];
  return messagePage({
    brand,
    heading: about.heading,
    paragraphs: [about.lead, about.refund, ...takeOver].map(fill),
    form: {
      ...form,
      answers: [{ value: 'confirm', label: about.confirm }, drop],
      ...(account === null && { newPassword: newPassword(problem) }),
    },
  });
}

type PasswordRefusal = Extract<Answered, { readonly outcome: 'password-refused' }>['problem'];

const PROBLEMS = {
  missing: 'missingPassword',
  guessable: 'guessablePassword',
} as const satisfies Partial<Record<PasswordRefusal, keyof typeof passwordTexts>>;

function newPassword(problem: PasswordRefusal | null) {
  const { password: label, passwordRules: hint } = texts.freeSignupConfirmation;
  const key = problem !== null && problem in PROBLEMS ? PROBLEMS[problem as keyof typeof PROBLEMS] : 'invalidPassword';
  return { label, hint, problem: problem === null ? null : passwordTexts[key] };
}

/** The page after an answer: it is open, or it opened nothing and why. */
export async function answeredPage(
  services: GatewayServices,
  { brand, awaiting }: Asked,
  answered: Extract<Answered, { readonly outcome: 'opened' | 'nothing-opened' }>,
): Promise<Page> {
  const about = textsOf(awaiting);
  if (answered.outcome === 'opened') {
    const link = { href: `${brand.urls.members}/account`, label: t.signIn };
    return messagePage({ brand, heading: about.confirmedHeading, paragraphs: [about.confirmedText], link });
  }
  const { why, hasAccount } = answered;
  const reason = textsOfReason(awaiting, why);
  const fill = await orderFiller(services, brand, awaiting.order);
  return messagePage({
    brand,
    heading: reason?.heading ?? about.returnedHeading,
    paragraphs: [fill(reason?.text ?? about.returnedText)],
    // A person who has just dropped an order that would have made an account has none.
    ...(hasAccount && { link: wayOn(brand, why) }),
  });
}

/** The page of a link whose payment was answered, or whose time is up. */
export function overPage(brand: Tenant): Page {
  const link = { href: `${brand.urls.members}/account`, label: t.account };
  return messagePage({ brand, heading: t.overHeading, paragraphs: [t.overText], link });
}

/** Leads somebody who can't have a free trial to the offers, and everybody else to the account. */
function wayOn(brand: Tenant, why: ReturnReason | null) {
  return why === 'trial-used' || why === 'former-member'
    ? { href: brand.urls.members + OFFERS, label: texts.freeOrderReasons.offers }
    : { href: `${brand.urls.members}/account`, label: t.account };
}
