import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { brands } from '../brands.ts';
import { forThisWalk } from '../for-this-walk.ts';
import { CARDS, giveCard, joinByMonth, joinByVendo, joinByYear, putQuestionsOff, someone } from '../joining.ts';
import { press } from '../press.ts';
import { members, signIn } from '../signed-in.ts';
import { walkedBrands } from '../walked-brands.ts';

const bundle = brands.find((brand) => brand.id === 'vixenplus');
const mailbox = `http://localhost:${Number(process.env['E2E_PORT'] ?? '4664') + 2}/mail.json`;

test.describe.configure({ timeout: 120_000 });

test.beforeEach(({ page }) => putQuestionsOff(page));

async function mailsTo(request: APIRequestContext, email: string): Promise<readonly string[]> {
  const answer = await request.get(mailbox, { params: { to: email } });
  const mails = (await answer.json()) as readonly { readonly kind: string }[];
  return mails.map(({ kind }) => kind).toSorted();
}

const dialogOf = (page: Page) => page.getByRole('dialog');

test('D25 M15 C09 L04: cancelling is offered something once, confirmed, mailed, and taken back for the offer', async ({
  page,
  request,
}) => {
  // Nobody is offered anything in their first months.
  const name = forThisWalk('king', 'quota');
  await signIn(page, name);
  await page.goto(`${members}/account`);
  const cancel = page.getByRole('link', { name: 'Cancel membership' });
  await press(cancel);
  await expect(dialogOf(page).getByText(/^You keep full access until/)).toBeVisible();
  await expect(dialogOf(page).getByText('$20.09')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Cancel membership' }).click();
  await expect(dialogOf(page).getByRole('heading', { name: 'Your membership is cancelled' })).toBeVisible();
  await expect(dialogOf(page).getByText(/^You won’t be charged again\./)).toBeFocused();
  await dialogOf(page).getByText('It is too expensive').click();
  await dialogOf(page).getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Thank you for telling us why.')).toBeVisible();
  await expect(page.getByText('Will not renew', { exact: true })).toBeVisible();
  const told = async () => (await mailsTo(request, `${name}@demo.example`)).filter((kind) => kind === 'cancelled');
  await expect.poll(told).toEqual(['cancelled']);
  await press(page.getByRole('button', { name: 'Reactivate membership' }));
  await dialogOf(page).getByRole('button', { name: 'Accept the offer' }).dblclick();
  await expect(page.getByText('Your membership is reactivated. Good to have you back.')).toBeVisible();
  await expect(page.getByText('Your next charge is $20.09')).toBeVisible();
  // A person who cancels again gets no second offer.
  await press(cancel);
  await expect(dialogOf(page).getByText(/^You keep full access until/)).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'Stay at this price' })).toHaveCount(0);
});

test(
  'M05 M04 M26 L02 L05: two tabs and a card that takes its time buy all sites once',
  { tag: '@long' },
  async ({ page, context }) => {
    await joinByVendo(page, members, someone('waits'));
    await page.goto(`${members}/account`);
    await press(page.getByRole('button', { name: 'Update card' }));
    await page.waitForURL(/\/biller\/pay\//);
    await giveCard(page, CARDS.takesTwentySeconds);
    await page.waitForURL(`${members}/account`);
    await page.clock.install();
    const other = await context.newPage();
    await other.goto(`${members}/account`);
    const tabs = [page, other];
    for (const tab of tabs) {
      await press(tab.getByRole('link', { name: 'Add all sites' }));
      await expect(dialogOf(tab).getByRole('button', { name: /^Pay / })).toBeVisible();
    }
    await dialogOf(page).getByRole('button', { name: /^Pay / }).dblclick();
    await expect(dialogOf(page).getByRole('button', { name: /^Pay / })).toBeDisabled();
    // Not awaited: it disappears at once, and comes back with the next content.
    expect(await dialogOf(page).getByRole('button', { name: 'Close' }).count()).toBe(0);
    await dialogOf(other).getByRole('button', { name: /^Pay / }).click();
    for (const tab of tabs) await expect(dialogOf(tab).getByText('Opening your membership')).toBeVisible();
    const reload = page.waitForEvent('load');
    await page.clock.runFor(10_000);
    await reload;
    await expect(async () => {
      await page.goto(`${members}/account`);
      await expect(page.getByText('Monthly membership, several sites')).toBeVisible({ timeout: 8_000 });
    }).toPass({ timeout: 60_000 });
    // The unused month of the single site is taken off.
    await expect(page.getByText('$20.00', { exact: true })).toHaveCount(1);
    await expect(page.getByText('$29.99', { exact: true })).toHaveCount(1);
  },
);

for (const brand of walkedBrands) {
  test(
    `D42: unused days of a year pay for all sites, with nothing to pay now, on ${brand.id}`,
    { tag: '@long' },
    async ({ page, request }) => {
      const email = someone('pays-nothing');
      await joinByYear(page, brand.members, email);
      await page.goto(`${brand.members}/account`);
      await press(page.getByRole('link', { name: 'Add all sites' }));
      const note = dialogOf(page).getByRole('region', { name: 'What happens to your current plan' });
      await expect(note.getByText(/^You pay nothing now\. Your credit covers \d+ days, until /)).toBeVisible();
      await expect(dialogOf(page).getByText(/^Nothing is charged now\. Later charges go to/)).toBeVisible();
      await dialogOf(page).getByRole('button', { name: 'Change plan, nothing to pay now' }).dblclick();
      await page.waitForURL(/\/_signupsuccess\?/);
      await page.goto(`${brand.members}/account`);
      await expect(page.getByText('Monthly membership, several sites')).toBeVisible();
      await expect(page.getByText('Your next charge is $49.99')).toBeVisible();
      await expect.poll(() => mailsTo(request, email)).toContain('planChanged');
      // Nothing was charged, so there is no receipt but that of the year.
      const receipts = (await mailsTo(request, email)).filter((kind) => kind === 'receipt');
      expect(receipts).toHaveLength(1);
    },
  );
}

test('M06 L20: from a month to a year, at the price that was shown', async ({ page }) => {
  if (!bundle) throw new Error('The brand of the bundle is not there.');
  await forThisWalk(
    () => signIn(page, 'monthly', bundle.members),
    () => joinByMonth(page, bundle.members, someone('monthly')),
  )();
  await page.goto(`${bundle.members}/account`);
  await press(page.getByRole('link', { name: 'Upgrade to yearly' }));
  await expect(dialogOf(page).getByText('Renews at $239.88 a year')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Pay $239.88 now' }).dblclick();
  await expect(page.getByText('Thank you. Your payment went through.')).toBeVisible();
  await expect(page.getByText('Yearly membership, several sites')).toBeVisible();
});

test('M14 R54 L19: a partner is paid with one click, after a confirmation', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'silver');
  await page.goto(`${members}/deals`);
  await press(page.getByRole('button', { name: /one click/ }).first());
  await dialogOf(page)
    .getByRole('button', { name: /^(?:Agree and pay|Confirm)/ })
    .click();
  await page.waitForURL((url) => !url.pathname.startsWith('/deals') && !url.pathname.startsWith('/oneclick'));
});
