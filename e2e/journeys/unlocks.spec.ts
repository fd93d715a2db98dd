import { expect, type Page, test } from '@playwright/test';
import { forThisWalk } from '../for-this-walk.ts';
import { press } from '../press.ts';
import { members, signedIn } from '../signed-in.ts';

test.describe.configure({ timeout: 180_000 });
// An unlocked film starts by itself.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const gems = (page: Page, count: number) => page.getByRole('button', { name: `Your gems: ${count}` });

/** The header's balance. */
async function gemsOf(page: Page): Promise<number> {
  const label = await page.getByRole('button', { name: /^Your gems: \d/ }).getAttribute('aria-label');
  return Number(label?.replaceAll(/\D/g, ''));
}

test(
  'L08 M08 D36 a trial spends a credit on a film: it plays, and its card is open at once',
  { tag: '@long' },
  async ({ browser }) => {
    const page = await signedIn(browser, 'trial');
    await page.goto(`${members}/videos?page=4`);
    const place = page.locator('main article').nth(forThisWalk(3, 6));
    const title = (await place.getByRole('heading').textContent()) ?? '';
    // The card is found by its title, because a film that another journey publishes moves it to another place.
    const card = page.locator('main article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card.getByText('Locked')).toBeVisible();
    await card.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await press(
      page.getByRole('complementary', { name: 'Upgrade' }).getByRole('button', { name: 'Unlock for 1 credit' }),
    );
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByText(/^You have [12] credits?$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Unlock for 1 credit' }).click();
    await expect(page.getByText(`${title} is unlocked.`)).toBeVisible();
    await expect(page.getByRole('region', { name: `Player: ${title}` })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Not unlocked yet.' })).toHaveCount(0);
    await page.goBack();
    await expect(card).toHaveCount(1);
    await expect(card.getByText('Locked')).toHaveCount(0);
    await page.context().close();
  },
);

test('L09 M09 a pack for gems is open at once, another window shows it, and a member with too few gems reads that', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'member');
  const label = forThisWalk(
    { slug: 'northlight-pictures', name: 'Northlight Pictures' },
    { slug: 'paper-lantern', name: 'Paper Lantern' },
  );
  const channel = `${members}/channels/${label.slug}`;
  await page.goto(channel);
  const balance = await gemsOf(page);
  const other = await page.context().newPage();
  await other.goto(channel);
  await press(other.getByRole('button', { name: 'Unlock a pack' }));
  await expect(other.getByRole('dialog').getByText(`You have ${balance} gems`)).toBeVisible();

  const pack = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Opening Pack' }) });
  await press(pack.getByRole('button', { name: 'Unlock for 10 gems' }));
  const dialog = page.getByRole('dialog', { name: `Unlock ${label.name}` });
  await dialog.getByRole('button', { name: 'Unlock for 10 gems' }).click();
  await expect(dialog.getByText('Opening Pack is unlocked.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gems(page, balance - 10)).toBeVisible();
  await expect(page.getByText(/^1 of \d packs unlocked$/).first()).toBeVisible();
  await expect(pack.getByRole('button', { name: 'Unlock for 10 gems' })).toHaveCount(0);

  // The other window still offers the pack, and gets the answer.
  await other.getByRole('dialog').getByRole('button', { name: 'Unlock for 10 gems' }).click();
  await expect(other.getByText('You have already unlocked this pack.')).toBeVisible();
  await page.context().close();

  const poor = await signedIn(browser, 'single');
  await poor.goto(channel);
  await press(poor.getByRole('button', { name: 'Unlock a pack' }));
  await poor.getByRole('dialog').getByRole('button', { name: 'Unlock for 10 gems' }).click();
  await expect(poor.getByRole('alert').getByText('You don’t have enough gems for this pack.')).toBeVisible();
  await poor.context().close();
});
