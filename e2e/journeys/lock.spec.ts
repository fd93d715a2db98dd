import { expect, test } from '@playwright/test';
import { joinByMonth, NEW_PASSWORD, putQuestionsOff, someone } from '../joining.ts';
import { press } from '../press.ts';
import { fillSignIn } from '../signed-in.ts';
import { walkedBrands } from '../walked-brands.ts';

test.describe.configure({ timeout: 180_000 });

const PIN = '4711';

// A lock is the account's, and would lock pages of other journeys whose clock runs fast: each test has a person of its own.
for (const { id, members } of walkedBrands) {
  test(
    `${id}: a browser is locked by a press, no reload gets around it, and its PIN unlocks it`,
    { tag: '@long' },
    async ({ page }) => {
      const email = someone('locks');
      await putQuestionsOff(page);
      await joinByMonth(page, members, email);
      await page.goto(`${members}/account/security`);
      const lock = page.getByRole('region', { name: /^Lock/ });
      await press(lock.getByRole('button', { name: 'Turn on' }));
      await lock.getByLabel('PIN').fill('1111');
      await lock.getByRole('textbox', { name: /password/i }).fill(NEW_PASSWORD);
      await lock.getByRole('button', { name: 'Turn on' }).click();
      await expect(lock.getByText('A PIN is four to eight digits, and not the same digit throughout.')).toBeVisible();
      await lock.getByLabel('PIN').fill(PIN);
      await lock.getByRole('textbox', { name: /password/i }).fill(NEW_PASSWORD);
      await lock.getByRole('button', { name: 'Turn on' }).click();
      await expect(lock.getByText('Your lock is on.', { exact: false })).toBeVisible();

      // Another page of the same browser is open.
      const other = await page.context().newPage();
      await other.goto(`${members}/videos`);
      await expect(other.locator('main article').first()).toBeVisible();
      await expect(async () => {
        await page.keyboard.press('Alt+Shift+L');
        await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(page).toHaveTitle('Locked');
      await expect(other.getByRole('heading', { name: 'Locked' })).toBeVisible();

      const answer = await page.goto(`${members}/videos?page=2`);
      expect(answer?.status()).toBe(423);
      expect(await page.content()).not.toContain('<article');
      await page.getByLabel('PIN').fill('0815');
      await page.getByRole('button', { name: 'Unlock' }).click();
      await expect(page.getByRole('alert')).toHaveText('That is not the PIN. 4 tries left.');
      await page.getByLabel('PIN').fill(PIN);
      await page.getByRole('button', { name: 'Unlock' }).click();
      await expect(page).toHaveURL(`${members}/videos?page=2`);
      await expect(page.locator('main article').first()).toBeVisible();

      await page.goto(`${members}/account/security`);
      await press(lock.getByRole('button', { name: 'Lock now' }));
      await page.getByRole('link', { name: 'Sign in again' }).click();
      // The identity server knows the browser, and asks nevertheless.
      await fillSignIn(page, email, NEW_PASSWORD);
      await expect(page).toHaveURL(`${members}/account/security`);

      await press(lock.getByRole('button', { name: 'Turn off' }));
      await lock.getByRole('textbox', { name: /password/i }).fill(NEW_PASSWORD);
      await lock.getByRole('button', { name: 'Turn off' }).click();
      await expect(lock.getByText('Your lock is off.')).toBeVisible();
    },
  );

  test(`${id}: who forgot the PIN signs out of the locked browser`, { tag: '@long' }, async ({ page }) => {
    await putQuestionsOff(page);
    await joinByMonth(page, members, someone('forgets'));
    await page.goto(`${members}/account/security`);
    const lock = page.getByRole('region', { name: /^Lock/ });
    await press(lock.getByRole('button', { name: 'Turn on' }));
    await lock.getByLabel('PIN').fill(PIN);
    await lock.getByRole('textbox', { name: /password/i }).fill(NEW_PASSWORD);
    await lock.getByRole('button', { name: 'Turn on' }).click();
    await press(lock.getByRole('button', { name: 'Lock now' }));
    await page.getByRole('button', { name: 'Forgot your PIN? Sign out' }).click();
    await page.waitForURL((url) => !url.host.startsWith('members.'));
    await page.goto(`${members}/account`);
    await expect(page.locator('input[name="email"]')).toBeVisible();
  });
}
