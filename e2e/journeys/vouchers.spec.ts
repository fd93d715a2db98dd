import { expect, test } from '@playwright/test';
import { isWholeRun } from '@network/testing/effort.ts';
import { address, atWork, staysWithinRules } from '../at-work.ts';
import { brands } from '../brands.ts';
import { CARDS, giveCard, NEW_PASSWORD, someone } from '../joining.ts';
import { press, untilHydrated } from '../press.ts';

// One after the other: both sign the same member of staff in.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const ofOneSite = brands.filter(({ tenant }) => tenant.sites.length === 1).slice(0, isWholeRun() ? 2 : 1);

for (const { id, members, tour, tenant } of ofOneSite) {
  test(
    `finance makes a voucher, an administrator approves it, and somebody joins ${id} with it, once`,
    { tag: '@long' },
    async ({ browser, page }) => {
      const code = `E2E${crypto.randomUUID().replaceAll('-', '').slice(0, 8)}`.toUpperCase();
      const desk = await atWork(browser, 'finance', '/voucher-codes');
      await press(desk.getByRole('button', { name: 'New voucher codes' }));
      const dialog = desk.getByRole('dialog');
      await dialog.getByLabel('Name, for staff').fill(`A fair, ${code}`);
      await dialog.getByLabel('Percent').fill('20');
      await dialog.getByLabel(/^Code, empty/).fill(code);
      await dialog.getByLabel(/^Uses of each code/).fill('1');
      await dialog.getByRole('checkbox', { name: tenant.name, exact: true }).check({ force: true });
      await dialog.getByLabel('Reason').fill('For the fair.');
      await press(dialog.getByRole('button', { name: 'Make voucher codes' }));
      await expect(dialog).toHaveCount(0);
      await expect(desk.getByRole('row', { name: new RegExp(code) }).first()).toContainText('0 of 1');

      // Nobody approves what they made themselves: an administrator is the second person.
      await expect(desk.getByRole('button', { name: 'Approve' })).toHaveCount(0);
      const second = await atWork(browser, 'admin', '/voucher-codes');
      await press(
        second
          .getByRole('row', { name: new RegExp(code) })
          .first()
          .getByRole('button', { name: 'Approve' }),
      );
      const decision = second.getByRole('dialog');
      await decision.getByLabel('Reason').fill('For the fair.');
      await press(decision.getByRole('button', { name: 'Approve' }));
      await expect(decision).toHaveCount(0);
      await second.close();

      // The address leads from the tour to the form, and the code comes along.
      await page.goto(`${tour}/joinnow?voucher=${code.toLowerCase()}`, { waitUntil: 'load' });
      expect(page.url()).toContain(members);
      await expect(page.getByText(`${code}: $6.00 off. You pay $23.99 now.`)).toBeVisible();
      const summary = page.getByRole('region', { name: 'Due today' });
      await expect(summary.getByText('$23.99', { exact: true })).toBeVisible();
      await expect(summary.getByText(/Renews at \$29.99/)).toBeVisible();
      const form = page.locator('form:has(input[name="password"])');
      await untilHydrated(form.getByLabel(/Email/));
      await form.getByLabel(/Email/).fill(someone('voucher'));
      await form.getByLabel(/Password/).fill(NEW_PASSWORD);
      await press(form.getByRole('button', { name: /Continue/ }));
      await page.waitForURL(/\/biller\/pay\//);
      await expect(page.getByText('$23.99').first()).toBeVisible();
      await giveCard(page, CARDS.approves);
      await page.waitForURL(/\/_signupsuccess\?/);

      await expect(async () => {
        await desk.goto(`${address}/voucher-codes`);
        const row = desk.getByRole('row', { name: new RegExp(code) }).first();
        await expect(row).toContainText('1 of 1', { timeout: 3_000 });
        await expect(row).toContainText('$6.00', { timeout: 3_000 });
      }).toPass();
      await staysWithinRules(desk, 'finance');
      await desk.close();

      const other = await browser.newPage();
      await other.goto(`${members}/joinnow`, { waitUntil: 'load' });
      await press(other.getByText('Have a voucher?'));
      await other.getByLabel('Voucher code').fill(code);
      await press(other.getByRole('button', { name: 'Apply' }));
      await expect(other.getByText('This voucher has been used up.')).toBeVisible();
      await other.close();
    },
  );

  test(
    `without scripts ${id} refuses a voucher that it does not know, and keeps what was typed`,
    { tag: '@long' },
    async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${members}/joinnow`);
      await page.getByText('Have a voucher?').click();
      await page.getByLabel('Voucher code').fill('NO-SUCH-CODE');
      await page.locator('input[name="email"]').fill(someone('plain'));
      await page.locator('input[name="password"]').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(page.getByText('We don’t know this voucher. Check the spelling.')).toBeVisible();
      await expect(page.getByLabel('Voucher code')).toHaveValue('NO-SUCH-CODE');
      await page.getByLabel('Voucher code').fill('');
      await page.locator('input[name="password"]').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await page.waitForURL(/\/biller\/pay\//);
      await context.close();
    },
  );
}
