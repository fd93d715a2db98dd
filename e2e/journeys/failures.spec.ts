import { expect, test } from '@playwright/test';
import { brands } from '../brands.ts';
import { atHome, CARDS, giveCard, NEW_PASSWORD, putQuestionsOff, someone, startToJoin } from '../joining.ts';
import { startOwnProduct } from '../outside/own-product.ts';
import { press, untilHydrated } from '../press.ts';

const brand = brands.find(({ tenant }) => tenant.flagship);
if (!brand) throw new Error('One brand is the flagship.');

test.describe.configure({ timeout: 400_000 });
test.beforeEach(({ page }) => putQuestionsOff(page));

test(
  'E01 E12 a biller that is down and a gateway that is killed in the middle: the page says so, and buys once',
  { tag: '@long' },
  async ({ page }) => {
    const { members, gateway, biller, toBiller, close } = await startOwnProduct(brand.id);
    try {
      const email = someone('unlucky');
      await biller.kill();
      await page.goto(`${members}/joinnow`, { waitUntil: 'load' });
      const form = page.locator('form:has(input[name="password"])');
      await untilHydrated(form.getByLabel(/Email/));
      await form.getByLabel(/Email/).fill(email);
      await form.getByLabel(/Password/).fill(NEW_PASSWORD);
      await press(form.getByRole('button', { name: /Continue/ }));
      await expect(
        page.getByText(/Failed to start the signup\. Please try again\. \(Code [0-9a-f]{8}\)/),
      ).toBeVisible();
      await biller.start();

      await startToJoin(page, members, /1 month/, email);
      await gateway.kill();
      await giveCard(page, CARDS.approves);
      await page.waitForURL(/\/_signupsuccess\?/);
      await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
      await expect(page.getByText('there is no need to pay again')).toBeVisible();
      await gateway.start();
      await press(page.getByRole('button', { name: 'Start watching' }));
      await atHome(page);

      await page.goto(`${members}/account`);
      await press(page.getByRole('link', { name: 'Add all sites' }));
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: /^Pay / })).toBeVisible();
      biller.suspend();
      const chargeRequest = toBiller.passed('/biller/v1/charges');
      await dialog.getByRole('button', { name: /^Pay / }).click();
      await chargeRequest;
      await gateway.kill();
      await expect(dialog.getByRole('alert')).toContainText('We don’t know yet whether your payment went through.');
      // Only now does the biller receive the call, which nothing waits for any more, and charges.
      await gateway.start();
      biller.resume();
      await expect(async () => {
        await page.goto(`${members}/account`);
        await expect(page.getByText('Monthly membership, several sites')).toBeVisible({ timeout: 2_000 });
      }).toPass();
      // The unused month of the single site is taken off.
      await expect(page.getByText('$20.00', { exact: true })).toHaveCount(1);
      await expect(page.getByText('$29.99', { exact: true })).toHaveCount(1);
    } finally {
      await close();
    }
  },
);
