import { expect, type Page } from '@playwright/test';
import { press } from './press.ts';

export const CARDS = {
  approves: '4111111111111111',
  declines: '4000000000000002',
  takesTwentySeconds: '4000000000000119',
} as const;

/** A new email address. */
export const someone = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Fills in the join form of a members host for a new person, and continues to the payment page. */
export async function startToJoin(page: Page, members: string, plan: RegExp, email: string): Promise<void> {
  await page.goto(`${members}/joinnow`, { waitUntil: 'load' });
  const form = page.locator('form:has(input[name="password"])');
  // The form works once its page is hydrated; a password that was typed before would be lost.
  await expect(async () => {
    await page.getByRole('radio', { name: plan }).first().check({ force: true });
    await form.getByLabel(/Email/).fill(email);
    await form.getByLabel(/Password/).fill('Right1password');
    await form.getByRole('button', { name: /Continue/ }).click();
    await page.waitForURL(/\/biller\/pay\//, { timeout: 5_000 });
  }).toPass();
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
