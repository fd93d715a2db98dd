import { expect, type Page, test } from '@playwright/test';
import { press, untilHydrated } from '../press.ts';
import { signedIn } from '../signed-in.ts';
import { walkedBrands } from '../walked-brands.ts';

test.describe.configure({ timeout: 180_000 });

/** The list shows a move before it is saved. */
const moveSaved = (page: Page) =>
  page.waitForResponse((response) => response.request().postData()?.includes('MoveInPlaylist') ?? false);

for (const { id, members } of walkedBrands) {
  test(
    `${id}: a member makes a playlist, puts it in order, shares it, plays it, and takes back what they deleted`,
    { tag: '@long' },
    async ({ browser, page: visitor }) => {
      const page = await signedIn(browser, 'multi', members);
      const listName = `Rainy ${crypto.randomUUID().slice(0, 8)}`;

      // From the cards of a list of films, the first into a new list and the second into the same.
      await page.goto(`${members}/videos?page=2`);
      const titles: string[] = [];
      for (const place of [0, 1, 2]) {
        const card = page.locator('main article').nth(place);
        titles.push((await card.getByRole('heading').textContent()) ?? '');
        await card.hover();
        await press(card.getByRole('button', { name: /^Add to playlist: / }));
        const dialog = page.getByRole('dialog', { name: 'Add to playlist' });
        // The dialog shows the film in the list before it is stored.
        const stored = page.waitForResponse((answer) =>
          /"(CreatePlaylist|AddToPlaylist)"/u.test(answer.request().postData() ?? ''),
        );
        if (place === 0) {
          await dialog.getByRole('textbox', { name: 'New playlist' }).fill(listName);
          await dialog.getByRole('button', { name: 'Create and add' }).click();
        } else {
          await dialog.getByRole('checkbox', { name: new RegExp(`^${listName}`, 'u') }).check({ force: true });
        }
        const counted = new RegExp(`^${listName} · ${String(place + 1)} film`, 'u');
        await expect(dialog.getByRole('checkbox', { name: counted })).toBeChecked();
        await stored;
        await dialog.getByRole('button', { name: 'Done' }).click();
        await expect(dialog).toHaveCount(0);
      }

      await page.goto(`${members}/playlists`);
      await page.getByRole('link', { name: listName }).click();
      await expect(page.getByRole('heading', { level: 1, name: listName })).toBeVisible();
      const shownTitles = () => page.locator('main ol li a').allTextContents();
      expect(await shownTitles()).toEqual(titles);

      // The keyboard moves a film, which stays where it was put.
      const [first = '', second = '', third = ''] = titles;
      const handle = page.getByRole('button', { name: `Move ${third}`, exact: true });
      await press(handle);
      const movedUp = moveSaved(page);
      await handle.press('ArrowUp');
      await expect(page.getByRole('status').filter({ hasText: `${third} is now number 2 of 3.` })).toBeAttached();
      await expect.poll(shownTitles).toEqual([first, third, second]);
      await expect(handle).toBeFocused();
      await movedUp;
      await page.reload();
      expect(await shownTitles()).toEqual([first, third, second]);

      // The pointer does, too.
      const grip = page.getByRole('button', { name: `Move ${first}`, exact: true });
      await untilHydrated(grip);
      const from = await grip.boundingBox();
      const below = await page.getByRole('button', { name: `Move ${second}`, exact: true }).boundingBox();
      if (!from || !below) throw new Error('A row has no place on the page.');
      await page.mouse.move(from.x + 10, from.y + 10);
      await page.mouse.down();
      await page.mouse.move(from.x + 10, (from.y + below.y) / 2, { steps: 4 });
      await page.mouse.move(from.x + 10, below.y + 10, { steps: 4 });
      const movedDown = moveSaved(page);
      await page.mouse.up();
      await expect.poll(shownTitles).toEqual([third, second, first]);
      await movedDown;
      await page.reload();
      expect(await shownTitles()).toEqual([third, second, first]);

      // A visitor opens it by its link, which can't be guessed from the member's address.
      await press(page.getByRole('button', { name: 'Share', exact: true }));
      const sharing = page.getByRole('dialog', { name: `Share “${listName}”` });
      await sharing.getByRole('button', { name: 'Create link' }).click();
      const link = await sharing.getByRole('textbox', { name: 'Link' }).inputValue();
      const opened = await visitor.goto(link);
      expect(opened?.status()).toBe(200);
      expect(opened?.headers()['cache-control']).toContain('no-store');
      await expect(visitor.getByText('A shared playlist')).toBeVisible();
      await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(visitor.getByRole('article')).toHaveCount(3);
      await sharing.getByRole('button', { name: 'Stop sharing' }).click();
      await expect(sharing.getByRole('button', { name: 'Create link' })).toBeVisible();
      expect((await visitor.goto(link))?.status()).toBe(404);
      await page.keyboard.press('Escape');

      // Playing leads from film to film.
      await press(page.getByRole('link', { name: 'Play all' }));
      const queue = page.getByRole('navigation', { name: 'Playing from a playlist' });
      await expect(queue.getByText('1 of 3')).toBeVisible();
      await queue.getByRole('link', { name: `Next: ${second}` }).click();
      await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
      await expect(queue.getByText('2 of 3')).toBeVisible();
      await queue.getByRole('link', { name: `Next: ${first}` }).click();
      await expect(queue.getByText('Last film of the playlist')).toBeVisible();

      // What was removed and deleted comes back.
      await page.goto(`${members}/playlists`);
      await page.getByRole('link', { name: listName }).click();
      await press(page.getByRole('button', { name: `Remove ${second} from this playlist` }));
      await expect.poll(shownTitles).toEqual([third, first]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(shownTitles).toEqual([third, second, first]);
      await press(page.getByRole('button', { name: `Delete ${listName}` }));
      await page.waitForURL(/\/playlists$/u);
      await expect(page.getByRole('link', { name: listName })).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).last().click();
      await page.waitForURL(/\/playlists\/.+/u);
      await expect.poll(shownTitles).toEqual([third, second, first]);
      await page.context().close();
    },
  );
}
