import { expect, type Page } from '@playwright/test';
import { press, untilHydrated } from './press.ts';

export const CARDS = {
  approves: '4111111111111111',
  declines: '4000000000000002',
  takesTwentySeconds: '4000000000000119',
} as const;

/** Password of everybody who joins in a journey. */
export const NEW_PASSWORD = 'Right1password';

/** Memberships of the flagship by their numbers in forms. */
const OPTIONS = { month: 303, year: 305 } as const;

/** A new email address. */
export const someone = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Fills in the join form of a members host for a new person, and continues to the payment page. */
export async function startToJoin(page: Page, members: string, plan: RegExp, email: string): Promise<void> {
  await page.goto(`${members}/joinnow`, { waitUntil: 'load' });
  const form = page.locator('form:has(input[name="password"])');
  // A password that is typed before would be lost.
  await untilHydrated(form.getByLabel(/Email/));
  await page.getByRole('radio', { name: plan }).first().check({ force: true });
  await form.getByLabel(/Email/).fill(email);
  await form.getByLabel(/Password/).fill(NEW_PASSWORD);
  await press(form.getByRole('button', { name: /Continue/ }));
  await page.waitForURL(/\/biller\/pay\//);
}

/** Opens the payment page of a membership, a month's unless said otherwise, by a biller that the form does not offer by name. */
export async function openPaymentPage(
  page: Page,
  members: string,
  input: { readonly biller: string; readonly email: string; readonly password: string; readonly optionId?: number },
): Promise<void> {
  await page.goto(`${members}/joinnow`);
  const payment = await page.evaluate(
    async (signup) => {
      const query = 'mutation ($input: StartSignupInput!) { startSignup(input: $input) { location } }';
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: { input: signup } }),
      });
      return String((await answer.json()).data.startSignup.location);
    },
    { optionId: OPTIONS.month, ...input },
  );
  await page.goto(payment);
}

/** Fills a form for a card in, of a payment or an update. */
export async function giveCard(page: Page, card: string): Promise<void> {
  await page.locator('input[name="number"]').fill(card);
  await page.locator('input[name="expiry"]').fill('12/40');
  await page.locator('input[name="code"]').fill('123');
  await page.locator('form.pay button[type="submit"]').click();
}

/** Has the question for emails wait in every tab, as one that was put off does. */
export async function putQuestionsOff(page: Page): Promise<void> {
  await page.context().addInitScript(() => sessionStorage.setItem('email_consent_later', '1'));
}

/** Joins by the month and goes in. */
export async function joinByMonth(page: Page, members: string, email: string): Promise<void> {
  await startToJoin(page, members, /1 month/, email);
  await payAndGoIn(page);
}

/** Joins by the year, which costs more than support refunds alone, and goes in. */
export async function joinByYear(page: Page, members: string, email: string): Promise<void> {
  await startToJoin(page, members, /1 year/, email);
  await payAndGoIn(page);
}

/** Joins by a biller that has a page for another card, by the month or by the year, and goes in. */
export async function joinByVendo(
  page: Page,
  members: string,
  email: string,
  length: keyof typeof OPTIONS = 'month',
): Promise<void> {
  const optionId = OPTIONS[length];
  await openPaymentPage(page, members, { biller: 'vendo', email, password: NEW_PASSWORD, optionId });
  await payAndGoIn(page);
}

async function payAndGoIn(page: Page): Promise<void> {
  await giveCard(page, CARDS.approves);
  await page.waitForURL(/\/_signupsuccess\?/);
  await press(page.getByRole('button', { name: 'Start watching' }));
  await atHome(page);
}

/**
 * Waits for the home page that an entrance leads to; its notice goes before the last of its pictures may be there. The
 * address is polled: several redirects in a row may abort a navigation that is waited for.
 */
export async function atHome(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === '/' && !url.searchParams.has('al_token'), { timeout: 30_000 });
}
