import { expect, type Page, test } from '@playwright/test';
import { brands } from '../brands.ts';

const { members } = brands.find((brand) => brand.tenant.flagship) ?? { members: '' };
const PASSWORD = 'Right1password';
const CARD = '4111111111111111';

/** Fills the join form in for somebody new, and goes on to the payment page. */
async function startToJoin(page: Page, plan: RegExp, email: string): Promise<void> {
  await page.goto(`${members}/joinnow`, { waitUntil: 'load' });
  const form = page.locator('form[action="/joinnow"]');
  await expect(async () => {
    await page.getByRole('radio', { name: plan }).first().check({ force: true });
    await form.getByLabel(/Email/).fill(email);
    await form.getByLabel(/Password/).fill(PASSWORD);
    await form.getByRole('button', { name: /Continue/ }).click();
    await page.waitForURL(/\/biller\/pay\//, { timeout: 5_000 });
  }).toPass();
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.locator('input[name="number"]').fill(card);
  await page.locator('input[name="expiry"]').fill('12/30');
  await page.locator('input[name="code"]').fill('123');
  await page.locator('button[type="submit"]').first().click();
}

test.describe.configure({ timeout: 120_000 });

const someone = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;

test('R07 R29 L06 joins by card, is welcomed, and is signed in', async ({ page }) => {
  await startToJoin(page, /A month/, someone('join'));
  await payWith(page, CARD);
  await page.waitForURL(/\/_signupsuccess\?/);
  await page.getByRole('button', { name: 'Start watching' }).click();
  await page.waitForURL((url) => url.pathname === '/' && !url.searchParams.has('al_token'));
  await expect(page.getByText('Welcome. Your membership is ready.')).toBeVisible();
  await page.goto(`${members}/joinnow`);
  await expect(page.getByText('You are a member already, and signed in.')).toBeVisible();
});

test('R31 R33 L19 a closed tab comes back to the welcome, and the trial is upgraded at once', async ({
  page,
  context,
}) => {
  await startToJoin(page, /Trial of/, someone('trial'));
  await payWith(page, CARD);
  await page.waitForURL(/\/_(?:signupsuccess|upgrademembership)\?/);
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await again.waitForURL(/\/_upgrademembership\?/);
  await again.getByRole('button', { name: /Upgrade for/ }).dblclick();
  await again.waitForURL((url) => url.pathname === '/' && !url.searchParams.has('al_token'));
  await expect(again.getByText('Your membership is upgraded. Enjoy.')).toBeVisible();
});
