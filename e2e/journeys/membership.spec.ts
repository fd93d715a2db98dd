import { expect, test } from '@playwright/test';
import { brands } from '../brands.ts';
import { atHome, CARDS, giveCard, someone, startToJoin } from '../joining.ts';
import { press, untilHydrated } from '../press.ts';

const { members } = brands.find((brand) => brand.tenant.flagship) ?? { members: '' };

test.describe.configure({ timeout: 120_000 });

test('R07 R29 R32 L06 E12 a declined card, the back button and another card: joined once, and signed in', async ({
  page,
  context,
}) => {
  await startToJoin(page, members, /1 month/, someone('join'));
  const payment = page.url();
  await giveCard(page, CARDS.declines);
  await expect(page.getByRole('heading', { name: 'Your bank declined the payment' })).toBeVisible();
  await expect(page.getByText(/^We kept your email, join-/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.goBack();
  expect(page.url()).toBe(payment);
  await giveCard(page, CARDS.approves);
  await page.waitForURL(/\/_signupsuccess\?/);
  // A person who has just joined is asked neither to join nor to sign in.
  await expect(page.getByRole('banner').getByRole('link', { name: /^(?:Join|Sign in)$/ })).toHaveCount(0);
  // The same payment page has nothing left to pay in another tab.
  const other = await context.newPage();
  await other.goto(payment);
  await expect(other.locator('form.pay')).toHaveCount(0);
  await other.close();
  await press(page.getByRole('button', { name: 'Start watching' }));
  await atHome(page);
  await expect(page.getByText('Welcome. Your membership is ready.')).toBeVisible();
  await page.goto(`${members}/joinnow`);
  await expect(page.getByText('You already have an account and are signed in.')).toBeVisible();
  await page.goto(`${members}/account`);
  await expect(page.getByText('Vixen, monthly membership')).toHaveCount(1);
});

test(
  'R31 R33 L19 a closed tab comes back to the welcome, and the trial is upgraded at once',
  { tag: '@long' },
  async ({ page, context }) => {
    await startToJoin(page, members, /-day trial/, someone('trial'));
    await giveCard(page, CARDS.approves);
    await page.waitForURL(/\/_(?:signupsuccess|upgrademembership)\?/);
    const address = page.url();
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    await again.waitForURL(/\/_upgrademembership\?/);
    const upgrade = again.getByRole('button', { name: /Upgrade for/ });
    await untilHydrated(upgrade);
    await upgrade.dblclick();
    await atHome(again);
    await expect(again.getByText('Your membership is upgraded. Enjoy.')).toBeVisible();
  },
);
