import { expect, test } from '@playwright/test';
import { forThisWalk } from '../for-this-walk.ts';
import { press } from '../press.ts';
import { members, signedIn } from '../signed-in.ts';

test.describe.configure({ timeout: 180_000 });

test('a member puts a film aside, pauses and clears the history, and takes their data along', async ({ browser }) => {
  const page = await signedIn(browser, 'member');
  await page.goto(`${members}/videos?page=3`);
  const card = page.locator('main article').nth(forThisWalk(2, 5));
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const later = card.getByRole('button', { name: `Watch later: ${title}` });
  await press(later);
  await expect(later).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${members}/watch-later`);
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1);

  await page.goto(`${members}/history`);
  await press(page.getByRole('button', { name: 'Pause' }));
  await expect(page.getByText('Your history is paused: nothing new is recorded.')).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Your history is on again.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('Nothing watched yet.')).toBeVisible();

  await page.goto(`${members}/account/privacy`);
  const file = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Download my data' }));
  const chunks: string[] = [];
  for await (const chunk of await (await file).createReadStream()) chunks.push(String(chunk));
  expect(JSON.stringify(JSON.parse(chunks.join('')))).toContain('member@demo.example');
  await page.context().close();
});

test('a deleted account is gone for good: its password opens nothing any more', async ({ page }) => {
  const email = `leaving-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const password = 'Right1password';
  await page.goto(`${members}/joinnow`);
  const payment = await page.evaluate(
    async (input) => {
      const query = 'mutation ($input: StartSignupInput!) { startSignup(input: $input) { location } }';
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: { input } }),
      });
      return String((await answer.json()).data.startSignup.location);
    },
    { optionId: 303, biller: 'rocketgate', email, password },
  );
  await page.goto(payment);
  await page.locator('input[name="number"]').fill('4111111111111111');
  await page.locator('input[name="expiry"]').fill('12/30');
  await page.locator('input[name="code"]').fill('123');
  await page.locator('button[type="submit"]').first().click();
  await page.waitForURL(/\/_signupsuccess\?/);
  await press(page.getByRole('button', { name: 'Start watching' }));
  await page.waitForURL((url) => url.pathname === '/' && !url.searchParams.has('al_token'));

  await page.goto(`${members}/account/privacy`);
  // A new person gets the question about emails first.
  await expect(page.getByRole('dialog')).toContainText('email updates');
  await page.keyboard.press('Escape');
  await press(page.getByRole('button', { name: /^Delete my account/ }));
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const submit = dialog.getByRole('button', { name: 'Delete permanently' });
  await dialog.getByLabel('Your password').fill('Wrong1password');
  await dialog.getByRole('checkbox').check({ force: true });
  await submit.click();
  await expect(dialog.getByText('This password is incorrect.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(password);
  await submit.click();
  await page.getByRole('dialog', { name: 'Your account is deleted' }).getByRole('button').last().click();

  await page.goto(`${members}/login`);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="password"]').press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('input[name="password"]')).toBeVisible();
});
