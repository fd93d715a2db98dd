import { expect, test } from '@playwright/test';
import { expectStill, watchShifts } from '../watch-shifts.ts';
import { untilHydrated } from '../press.ts';
import { signIn } from '../signed-in.ts';
import { walkedBrands } from '../walked-brands.ts';

for (const { id, members } of walkedBrands) {
  test(
    `${id}: a member chooses a drawn avatar, which the header then has on every page, and takes it back`,
    { tag: '@long' },
    async ({ page }) => {
      await watchShifts(page);
      // Each brand with a person of its own: an avatar belongs to the person on all brands.
      await signIn(page, { vixen: 'silver', slayed: 'multi', tushy: 'member' }[id] ?? '', members);
      await page.goto(`${members}/account/profile`);
      const group = page.getByRole('group', { name: 'Your picture' });
      const initials = group.getByRole('radio', { name: 'Initials' });
      await untilHydrated(initials);
      await expect(group.getByRole('radio')).toHaveCount(25);
      // An earlier run may have left another choice.
      if (!(await initials.isChecked())) {
        await group.locator('label').first().click();
        await expect(page.getByText('Your picture was saved.')).toBeVisible();
      }
      // The keyboard works as in any group of radio buttons.
      await initials.focus();
      await page.keyboard.press('ArrowRight');
      await expect(group.getByRole('radio', { name: 'Drawing 1', exact: true })).toBeChecked();
      const drawing = page.locator('.site-header svg[viewBox="0 0 48 48"]');
      await expect(drawing).toBeVisible();
      await expect(page.getByText('Your picture was saved.')).toBeVisible();
      await expectStill(page);
      await page.goto(`${members}/terms`);
      await expect(drawing).toBeVisible();
      await expectStill(page);
      await page.goto(`${members}/account/profile`);
      await untilHydrated(initials);
      await group.locator('label').first().click();
      await expect(initials).toBeChecked();
      await expect(drawing).toHaveCount(0);
    },
  );
}
