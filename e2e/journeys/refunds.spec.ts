import { expect, type Page, test } from '@playwright/test';
import { reportAsBiller } from '@network/testing/report-as-biller.ts';
import { address, atWork, staysWithinRules } from '../at-work.ts';
import { joinByVendo, joinByYear, putQuestionsOff, someone } from '../joining.ts';
import { press } from '../press.ts';
import { members } from '../signed-in.ts';

// One after the other: both sign the same member of staff in.
test.describe.configure({ mode: 'default', timeout: 180_000 });

test.beforeEach(({ page }) => putQuestionsOff(page));

const product = {
  gateway: `http://localhost:${Number(process.env['E2E_PORT'] ?? '4664') + 1}`,
  dataDir: process.env['E2E_DATA_DIR'] ?? '',
  brandSecret: process.env['E2E_BRAND_SECRET'] ?? '',
};

/** Opens the receipt of a member's first charge. */
async function openReceipt(page: Page): Promise<void> {
  await page.goto(`${members}/account`);
  const receipts = page.locator('main a[href^="/account/receipts/"]');
  await page.goto(`${members}${await receipts.last().getAttribute('href')}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
}

/** Opens what a member paid, at the desk. */
async function openPayments(desk: Page, email: string): Promise<void> {
  await desk.goto(`${address}/members`);
  await desk.getByLabel('What to look for').fill(email);
  await press(desk.getByRole('button', { name: 'Search' }));
  await desk.getByRole('link', { name: email }).click();
  await desk.getByRole('link', { name: /^Payments/ }).click();
  await expect(desk.getByRole('row', { name: /Charge/ }).first()).toBeVisible();
}

test('support’s refund above the limit waits for finance, who approves it, and the member’s receipt says so', async ({
  browser,
  page,
}) => {
  const email = someone('refunded');
  const reason = `They bought the wrong plan, ${crypto.randomUUID().slice(0, 8)}.`;
  await joinByYear(page, members, email);

  const support = await atWork(browser, 'support', '/members');
  await openPayments(support, email);
  await press(support.getByRole('button', { name: 'Refund', exact: true }));
  const dialog = support.getByRole('dialog');
  await expect(dialog.getByText(/More than \$50\.00 within 7 days needs a second member of staff/)).toBeVisible();
  await dialog.getByLabel('Reason').fill(reason);
  await press(dialog.getByRole('button', { name: 'Preview' }));
  await expect(dialog.getByText('Another member of staff has to approve this.')).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Request approval to refund $119.88' }));
  await expect(dialog).toHaveCount(0);
  await support.goto(`${address}/approvals`);
  await expect(support.getByRole('row').filter({ hasText: reason })).toBeVisible();
  await expect(support.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await openReceipt(page);
  await expect(page.getByText(/^Refunded on/)).toHaveCount(0);

  const finance = await atWork(browser, 'finance', '/approvals');
  const waiting = finance.getByRole('row').filter({ hasText: reason });
  await press(waiting.getByRole('button', { name: 'Approve' }));
  const decision = finance.getByRole('dialog');
  await expect(decision.getByText(reason)).toBeVisible();
  await decision.getByLabel('Reason').fill('The plan was never used.');
  await press(decision.getByRole('button', { name: 'Approve: Refund' }));
  await expect(waiting).toHaveCount(0);

  await expect(async () => {
    await openReceipt(page);
    await expect(page.getByText(/^Refunded on/)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await expect(page.getByText('$119.88').first()).toBeVisible();
  await openPayments(finance, email);
  await expect(finance.getByRole('row', { name: /Charge/ })).toContainText('Refunded or charged back');
});

test(
  'a renewal at a price that was not agreed needs review, and is replayed once the member agreed to it',
  { tag: '@long' },
  async ({ browser, page }) => {
    await joinByVendo(page, members, someone('replayed'), 'year');
    await openReceipt(page);
    const [charge = ''] = /txn_\w+/.exec(await page.getByRole('main').innerText()) ?? [];
    const desk = await atWork(browser, 'finance', `/postbacks?number=${charge}`);
    const order = await desk.getByRole('row').filter({ hasText: 'vendo' }).locator('code').innerText();

    const renewal = `txn_${crypto.randomUUID()}`;
    const price = { amount: 2_999, currency: 'USD' } as const;
    const event = await reportAsBiller(product, 'vendo', {
      kind: 'charged',
      orderId: order,
      period: 1,
      transactionId: renewal,
      ...price,
    });
    await desk.goto(`${address}/postbacks?number=${event}`);
    const row = desk.getByRole('row').filter({ hasText: order });
    const replay = async (reason: string): Promise<void> => {
      await press(row.getByRole('button', { name: 'Replay' }));
      const dialog = desk.getByRole('dialog', { name: 'Replay this event' });
      await dialog.getByLabel('Reason').fill(reason);
      await press(dialog.getByRole('button', { name: 'Replay' }));
      await expect(dialog).toHaveCount(0);
    };
    await expect(row).toContainText('The amount differs from the order');
    await replay('Maybe it was early.');
    await expect(desk.getByText('The event was replayed: needs review.')).toBeVisible();
    await expect(row).toContainText('Needs review');

    await page.goto(`${members}/account/membership`);
    await press(page.getByRole('main').getByRole('link', { name: 'Change plan' }));
    const change = page.getByRole('dialog');
    await expect(change.getByText('$29.99').first()).toBeVisible();
    await change.getByRole('button', { name: /^Change on/ }).click();
    await expect(page.getByText(/^Changes to Vixen, monthly membership on/)).toBeVisible();

    await replay('The member has agreed to this price.');
    await expect(desk.getByText('The event was applied.')).toBeVisible();
    await expect(row).toContainText('Done');
    await expect(row.getByRole('button', { name: 'Replay' })).toHaveCount(0);
    await page.goto(`${members}/account`);
    await expect(page.getByText(renewal)).toBeVisible();
    await staysWithinRules(desk, 'finance');
  },
);
