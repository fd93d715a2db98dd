import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { brands } from '../brands.ts';
import { forThisWalk } from '../for-this-walk.ts';
import { joinByVendo, NEW_PASSWORD, putQuestionsOff, someone } from '../joining.ts';
import { press } from '../press.ts';
import { fillSignIn, members, signIn } from '../signed-in.ts';

const bundle = brands.find((brand) => brand.id === 'vixenplus')?.members ?? '';
const mailbox = `http://localhost:${Number(process.env['E2E_PORT'] ?? '4664') + 2}/mail.json`;

test.describe.configure({ timeout: 120_000 });

test.beforeEach(({ page }) => putQuestionsOff(page));

const dialogOf = (page: Page) => page.getByRole('dialog');
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

async function mailsTo(request: APIRequestContext, email: string): Promise<readonly string[]> {
  const answer = await request.get(mailbox, { params: { to: email } });
  return ((await answer.json()) as readonly { readonly kind: string }[]).map(({ kind }) => kind);
}

/** Opens the page of all memberships as a person does, from another page of the account. */
async function openMemberships(page: Page, host: string): Promise<void> {
  await page.goto(`${host}/account/privacy`);
  await page.getByRole('navigation', { name: 'Sections of your account' }).getByText('Membership').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Memberships' })).toBeVisible();
}

test(
  'L25 D42: a membership is paused, and not, on one brand and on another',
  { tag: '@long' },
  async ({ page, request }) => {
    const email = someone('pauses');
    await joinByVendo(page, members, email);
    await openMemberships(page, members);
    await press(link(page, 'Pause'));
    await dialogOf(page).getByText('3 months', { exact: true }).click();
    await expect(dialogOf(page).getByText(/it resumes automatically and \$29\.99 is charged/)).toBeVisible();
    await dialogOf(page)
      .getByRole('button', { name: /^Pause until/ })
      .dblclick();
    await expect(page.getByText(/^Pauses from .* to /)).toBeVisible();
    await expect.poll(() => mailsTo(request, email)).toContain('paused');
    await signInAs(page, bundle, email);
    await openMemberships(page, bundle);
    await press(button(page, 'Don’t pause'));
    await expect(page.getByText('Your membership will not pause. It renews as before.')).toBeVisible();
    await expect(link(page, 'Pause')).toBeVisible();
    await expect.poll(() => mailsTo(request, email)).toContain('pauseWithdrawn');
  },
);

test(
  'L25: a paused member is asked to resume, not to pay twice, and resumes at the price that was said',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'paused');
    await page.goto(`${members}/account`);
    await press(page.getByRole('main').getByRole('link', { name: 'See memberships' }));
    await expect(dialogOf(page).getByText(/is paused and resumes on/)).toBeVisible();
    await dialogOf(page).getByRole('link', { name: 'Go to my memberships' }).click();
    await press(link(page, 'Resume now'));
    await dialogOf(page).getByRole('button', { name: 'Pay $29.99 and resume' }).dblclick();
    await expect(page.getByText('Welcome back. Your membership has resumed.')).toBeVisible();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
  },
);

test(
  'L26: a year becomes a month when it ends, until its owner keeps the year',
  { tag: '@long' },
  async ({ page, request }) => {
    await signIn(page, 'founder');
    await openMemberships(page, members);
    await press(link(page, 'Change plan'));
    await expect(dialogOf(page).getByText(/^Nothing is charged now\./)).toBeVisible();
    await dialogOf(page)
      .getByRole('button', { name: /^Change on/ })
      .click();
    await expect(page.getByText(/^Changes to Vixen, monthly membership on/)).toBeVisible();
    await expect.poll(() => mailsTo(request, 'founder@demo.example')).toContain('changePlanned');
    await press(button(page, 'Keep my plan'));
    await expect(page.getByText('Your plan stays as it is.')).toBeVisible();
    await expect(link(page, 'Change plan')).toBeVisible();
  },
);

test(
  'D25: cancelled in two clicks from the account, and undone on another brand',
  { tag: '@long' },
  async ({ page, request }) => {
    const email = someone('cancels');
    await joinByVendo(page, members, email);
    await openMemberships(page, members);
    await press(link(page, 'Cancel membership'));
    await expect(dialogOf(page).getByText('You can undo this with one press until then')).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Cancel membership' }).click();
    await dialogOf(page).getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Will not renew', { exact: true })).toBeVisible();
    await expect.poll(() => mailsTo(request, email)).toContain('cancelled');
    await signInAs(page, bundle, email);
    await openMemberships(page, bundle);
    await press(button(page, 'Undo cancellation'));
    await dialogOf(page)
      .getByRole('button', { name: /^Reactivate/ })
      .last()
      .click();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await expect.poll(() => mailsTo(request, email)).toContain('reactivated');
  },
);

/** Signs a person who joined in these journeys in on another brand. */
async function signInAs(page: Page, host: string, email: string): Promise<void> {
  await page.goto(`${host}/login`);
  const field = page.locator('input[name="email"]');
  // A person who is signed in at the identity server goes straight in.
  if (await field.isVisible()) await fillSignIn(page, email, NEW_PASSWORD);
  await page.waitForURL(`${host}/**`);
}

test('D25: cancelled without scripts, as it can be joined without them', { tag: '@long' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  // Nobody is offered anything in their first months.
  await signIn(plain, forThisWalk('parent', 'member'));
  await plain.goto(`${members}/account`);
  await plain.getByRole('main').getByRole('link', { name: 'Cancel membership' }).click();
  await expect(plain.getByRole('button', { name: 'Stay at this price' })).toBeVisible();
  await plain.getByRole('button', { name: 'Cancel membership' }).click();
  await expect(plain.getByRole('heading', { name: 'Your membership is cancelled' })).toBeVisible();
  await plain.getByRole('button', { name: 'Send answer' }).click();
  await expect(plain.getByText('Please choose a reason.')).toBeVisible();
  await plain.getByText('It is too expensive').click();
  await plain.getByRole('button', { name: 'Send answer' }).click();
  await expect(plain.getByText('Thank you for telling us why.')).toBeVisible();
  await context.close();
});

test(
  'L25 D42: paused, changed and upgraded without scripts, on two brands',
  { tag: '@long' },
  async ({ page, browser }) => {
    const email = someone('plainly-changes');
    await joinByVendo(page, members, email);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    const send = (name: string | RegExp) => plain.getByRole('main').getByRole('button', { name }).click();
    const heading = (name: string) => expect(plain.getByRole('heading', { level: 1, name })).toBeVisible();
    await signInAs(plain, members, email);

    await plain.goto(`${members}/account/membership`);
    await link(plain, 'Pause').click();
    await plain.getByText('3 months', { exact: true }).click();
    await send('Pause membership');
    await heading('Your pause is planned');
    await send('Don’t pause');
    await heading('Your membership continues');

    await plain.goto(`${members}/account`);
    await link(plain, 'Add all sites').click();
    await plain.getByText(/1 year, \d+ sites/).click();
    await send('Continue');
    await expect(plain.getByText('Vixen, monthly membership ends now')).toBeVisible();
    await send(/^Pay .* now$/);
    await heading('Your membership is active');
    await expect(plain.getByText(/Yearly membership, several sites/)).toBeVisible();

    await signInAs(plain, bundle, email);
    await plain.goto(`${bundle}/account/membership`);
    await link(plain, 'Change plan').click();
    await send(/^Change on/);
    await heading('Your new plan is set');
    await send('Keep my plan');
    await heading('Your membership continues');
    await context.close();
  },
);
