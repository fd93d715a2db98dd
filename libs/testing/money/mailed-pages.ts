import { openBrowser, type TestBrowser } from '@network/gateway/modules/people/identity/testing/public.ts';
import { mailsOf, type OutboxMail } from '@network/gateway/modules/platform/mail/testing/public.ts';
import { vi } from 'vitest';
import type { History } from './history.ts';
import { HOUR_MS } from './model/calendar.ts';
import type { PaymentAnswer } from './model/confirmed.ts';

/** Links for a new password that an account is mailed within an hour. */
const MOST_RESETS = 3;

/** Mails about what waits for the owner of an address: a payment, or an order that costs nothing. */
const AWAITING = ['paymentAwaitsYou', 'freeOrderAwaitsYou', 'freeOrderMakesAccount'] as const;

/** Follows the mailed link that confirms the email, and presses its button. */
export async function confirmsEmail(history: History): Promise<string> {
  const mail = (await mailsTo(history, 'emailConfirmation')).at(-1);
  if (!mail) return 'no mail';
  return String(await press(history, mail, 'confirm'));
}

/** Follows the newest mail about a payment that waits for the owner of the account, and answers it. */
export async function answersPaymentByMail(history: History, answer: PaymentAnswer['answer']): Promise<string> {
  const { world, person } = history;
  const mail = (await mailsTo(history, ...AWAITING)).at(-1);
  if (!mail) return 'no mail';
  const orderId = await orderOf(history, mail);
  const at = world.clock.now();
  const status = await press(history, mail, answer);
  // An unconfirmed account goes to the owner of its email, who chooses a password next.
  const isDone = status === 200 || status === 303;
  if (isDone) person.answers.push({ orderId, answer, at });
  return String(status);
}

/** Forgets the password, follows the mailed link and chooses a new one, which ends all sessions. */
export async function resetsPassword(history: History): Promise<string> {
  const { world, person } = history;
  const now = world.clock.now();
  const recent = person.resets.filter((each) => now.getTime() - each.getTime() < HOUR_MS);
  if (recent.length >= MOST_RESETS) return 'no more links within this hour';
  person.resets.push(now);
  const { browser, brand } = visit(history);
  const before = (await mailsTo(history, 'passwordReset')).length;
  await browser.identity(`/password/forgotten?brand=${brand}`, { email: person.email });
  const mail = await vi.waitFor(async () => {
    const mails = await mailsTo(history, 'passwordReset');
    const newest = mails.at(-1);
    if (!newest || mails.length === before) throw new Error('No mail yet.');
    return newest;
  });
  const form = { token: tokenIn(history, mail), newPassword: 'Tr4velling0tter', confirmation: 'Tr4velling0tter' };
  const { statusCode } = await browser.identity(`/password/reset?brand=${brand}`, form);
  return String(statusCode);
}

/** Presses a button of the page that a mail leads to, with a password where it makes an account. @returns the status of its answer */
async function press(history: History, mail: OutboxMail, answer: string): Promise<number> {
  const { pathname } = linkIn(history, mail);
  const form = { token: tokenIn(history, mail), answer, newPassword: 'Tr4velling0tter' };
  const { statusCode } = await visit(history).browser.identity(`${pathname}?brand=${mail.tenant}`, form);
  return statusCode;
}

/** A browser of the person at an address of their own. */
function visit({ world }: History): { readonly browser: TestBrowser; readonly brand: string } {
  const [tenant] = world.tenants;
  if (!tenant) throw new Error('A world has a brand.');
  return { browser: openBrowser(world.gateway, tenant), brand: tenant.id };
}

const mailsTo = async ({ world, person }: History, ...kinds: string[]): Promise<readonly OutboxMail[]> =>
  (await mailsOf(world.gateway.services.db, person.email)).filter((mail) => kinds.includes(mail.kind));

const linkIn = ({ world }: History, { content }: OutboxMail): URL =>
  new URL(content.link ?? '', world.gateway.services.config.publicUrl);

const tokenIn = (history: History, mail: OutboxMail): string => linkIn(history, mail).searchParams.get('token') ?? '';

/** The order that a mail is about; the mail names it in its key alone. */
async function orderOf({ world, person }: History, mail: OutboxMail): Promise<string> {
  const rows = await world.gateway.services.db
    .selectFrom('mails')
    .select(['idempotency_key', 'content'])
    .where('recipient', '=', person.email)
    .where('kind', 'in', AWAITING)
    .execute();
  const key = rows.find(({ content }) => content.link === mail.content.link)?.idempotency_key ?? '';
  return key.slice(key.indexOf(':') + 1);
}
