import { expect, test } from '@playwright/test';
import { brands } from '../brands.ts';
import { atHome, CARDS, giveCard, NEW_PASSWORD, putQuestionsOff, someone } from '../joining.ts';
import { press, untilHydrated } from '../press.ts';

const { tour, members } = brands.find((brand) => brand.tenant.flagship) ?? { tour: '', members: '' };
const mailbox = `http://localhost:${Number(process.env['E2E_PORT'] ?? '4664') + 2}/mail.json`;
const REDEEM_LINK = /http\S+\/email\/redeem\?\S+/;
const CODE = /(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}/;

/** The texts of the mails to an address. */
async function mailsTo(email: string): Promise<readonly { readonly text: string }[]> {
  const response = await fetch(`${mailbox}?to=${encodeURIComponent(email)}`);
  return (await response.json()) as readonly { readonly text: string }[];
}

test.describe.configure({ timeout: 120_000 });

test(
  'a gift is bought, mailed, and redeemed by somebody new, who watches and is never charged',
  { tag: '@long' },
  async ({ page, browser }) => {
    const [friend, buyer, member] = [someone('friend'), someone('buyer'), someone('gifted')];
    await page.goto(`${tour}/gift`, { waitUntil: 'load' });
    await untilHydrated(page.getByLabel('Their email'));
    await page.getByLabel('Their email').fill(friend);
    await page.getByLabel('Your name').fill('Bo');
    await page.getByLabel('Your email').fill(buyer);
    await press(page.getByRole('button', { name: 'Continue to payment' }));
    await page.waitForURL(/\/biller\/pay\//);
    await giveCard(page, CARDS.approves);
    await page.waitForURL(/\/gift\/thanks/);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

    await expect(async () => expect((await mailsTo(friend))[0]?.text).toMatch(CODE)).toPass();
    const code = CODE.exec((await mailsTo(friend))[0]?.text ?? '')?.[0] ?? '';
    await expect(async () => expect((await mailsTo(buyer))[0]?.text).toContain('We charged $29.99')).toPass();

    const context = await browser.newContext();
    const other = await context.newPage();
    await putQuestionsOff(other);
    await other.goto(`${tour}/redeem?code=${code}`, { waitUntil: 'load' });
    await press(other.getByRole('button', { name: 'Check the code' }));
    await expect(other.getByText('Your code brings you')).toBeVisible();
    await expect(other.getByText('One month of Vixen')).toBeVisible();
    await other.getByLabel('Email').fill(member);
    await other
      .getByLabel(/^Password/)
      .first()
      .fill(NEW_PASSWORD);
    await other.getByRole('button', { name: 'Create account and redeem' }).click();
    await expect(other.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    // Nobody has an account before the link is followed that the mail brings.
    await expect(async () => expect((await mailsTo(member))[0]?.text).toMatch(REDEEM_LINK)).toPass();
    await other.goto(REDEEM_LINK.exec((await mailsTo(member))[0]?.text ?? '')?.[0] ?? '');
    await other.getByRole('button', { name: 'Yes, make my account' }).click();
    await expect(other.getByRole('heading', { name: 'It’s yours' })).toBeVisible();
    await other.goto(`${members}/login`);
    await other.locator('input[name="email"]').fill(member);
    await other.locator('input[name="password"]').fill(NEW_PASSWORD);
    await other.locator('button[type="submit"]').first().click();
    await atHome(other);
    await other.goto(`${members}/account`);
    await expect(other.getByText('You will not be charged again.')).toBeVisible();
    await other.goto(`${members}/redeem?code=${code}`, { waitUntil: 'load' });
    await press(other.getByRole('button', { name: 'Check the code' }));
    await expect(other.getByText('This code has already been used.')).toBeVisible();
    await context.close();
  },
);

test(
  'a declined gift of the tour is there again, on the host where it was begun',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${tour}/gift`, { waitUntil: 'load' });
    await untilHydrated(page.getByLabel('Their email'));
    await page.getByLabel('Their email').fill('friend@declined.example');
    await page.getByLabel('Your name').fill('Bo');
    await page.getByLabel('Your email').fill('buyer@declined.example');
    await press(page.getByRole('button', { name: 'Continue to payment' }));
    await page.waitForURL(/\/biller\/pay\//);
    await giveCard(page, CARDS.declines);
    await page.waitForURL(`${tour}/gift?declined=1`);
    await expect(page.getByText('The payment did not go through')).toBeVisible();
    await expect(page.getByLabel('Their email')).toHaveValue('friend@declined.example');
    await expect(page.getByLabel('Your email')).toHaveValue('buyer@declined.example');
  },
);
