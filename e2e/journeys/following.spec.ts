import { expect, test } from '@playwright/test';
import { joinByMonth, putQuestionsOff, someone } from '../joining.ts';
import { press } from '../press.ts';
import { publishFilm } from '../publish-film.ts';
import { walkedSisters } from '../walked-brands.ts';

test.describe.configure({ timeout: 180_000 });

for (const { id, members } of walkedSisters) {
  test(
    `${id}: a follower of a performer gets a notice of a new film at the bell, marks it, and opens the film`,
    { tag: '@long' },
    async ({ page }) => {
      // Notices are counted, and marked all at once: nobody else's.
      await putQuestionsOff(page);
      await joinByMonth(page, members, someone('follows'));
      await page.goto(`${members}/performers`);
      const profile = await page.locator('main a[href^="/performers/"]').nth(3).getAttribute('href');
      await page.goto(`${members}${profile}`);
      const performer = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      const heart = page.getByRole('main').getByRole('button', { name: `Favorite: ${performer}`, exact: true });
      await press(heart);
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText('You get a notice of each new film.')).toBeVisible();

      const title = `Slow Harbor ${crypto.randomUUID().slice(0, 8)}`;
      await publishFilm({ site: id, title, performers: [profile?.split('/').at(-1) ?? ''] });

      const row = page.getByRole('listitem').filter({ hasText: title });
      await expect(async () => {
        await page.goto(`${members}/notices`);
        await expect(row).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(row).toContainText(`New film with ${performer}`);
      const bell = page.getByRole('banner').getByRole('link', { name: /^Notices/ });
      await expect(bell).toHaveAccessibleName(/unread$/);
      await press(row.getByRole('button', { name: `Mark as read: ${title}` }));
      await expect(row.getByText('Unread')).toHaveCount(0);
      await press(row.getByRole('button', { name: `Mark as unread: ${title}` }));
      await expect(row.getByText('Unread')).toBeAttached();
      const stored = page.waitForResponse(
        (response) => response.request().postData()?.includes('MarkAllNoticesRead') ?? false,
      );
      await press(page.getByRole('button', { name: 'Mark all as read' }));
      await stored;
      await expect(bell).toHaveAccessibleName('Notices');
      await page.reload();
      await expect(row).toBeVisible();
      await expect(page.getByText('Unread', { exact: true })).toHaveCount(0);
      await row.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    },
  );
}
