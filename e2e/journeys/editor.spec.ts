import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { makeFilm } from '@network/testing/make-film.ts';
import { address, atWork, callFrom, staysWithinRules } from '../at-work.ts';
import { brands } from '../brands.ts';
import { press } from '../press.ts';
import { signedIn } from '../signed-in.ts';

/** Other journeys count the films of the flagship. */
const wifey = brands.find(({ id }) => id === 'wifey') ?? { tour: '', members: '' };

/** A JPEG that is large enough for a poster, in base64; drawn by the browser. */
function drawPicture(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1_280, height: 720 });
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, 640, 360);
  return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
}

test.describe('an editor', () => {
  // One after the other: two sign-ins of one person at the same time would read each other's codes.
  test.describe.configure({ mode: 'default' });

  test('changes a film, and visitors read it once it is published', { tag: '@long' }, async ({ browser, page }) => {
    const desk = await atWork(browser, 'editor', '/films?site=wifey');
    const row = desk.getByRole('row').last();
    const slug = await row.locator('code').innerText();
    const story = `A story of the console, ${crypto.randomUUID().slice(0, 8)}.`;
    await row.getByRole('link').click();
    await desk.getByLabel('Description', { exact: true }).fill(story);
    await press(desk.getByRole('button', { name: 'Save version' }));
    await expect(desk.getByText('Unpublished changes').first()).toBeVisible();
    await page.goto(`${wifey.tour}/videos/${slug}`);
    await expect(page.getByText(story)).toHaveCount(0);
    await press(desk.getByRole('button', { name: /^Publish/ }).first());
    await expect(desk.getByText('Unpublished changes')).toHaveCount(0);
    await expect(async () => {
      await page.goto(`${wifey.tour}/videos/${slug}`);
      await expect(page.getByText(story).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });

  test(
    'sets the focal point of a draft’s portrait, and previews it on the brand as one person and another',
    { tag: '@long' },
    async ({ browser }) => {
      const desk = await atWork(browser, 'editor', '/performers');
      await staysWithinRules(desk, 'editor');
      const visitor = await (await browser.newContext()).newPage();
      await visitor.goto(`${wifey.tour}/performers`);
      const path = await visitor.locator('main a[href^="/performers/"]').last().getAttribute('href');
      const slug = path?.split('/').at(-1) ?? '';
      const { data } = await callFrom(desk, `{ it: contentBySlug(kind: performer, slug: "${slug}") { id } }`);
      await desk.goto(`${address}/performers/${data?.it?.id}`);
      const portrait = Buffer.from(await desk.evaluate(drawPicture), 'base64');
      await desk.getByLabel('Portrait: Upload').setInputFiles({
        name: `${slug}-${crypto.randomUUID().slice(0, 8)}.jpg`,
        mimeType: 'image/jpeg',
        buffer: portrait,
      });
      const pad = desk.getByRole('slider', { name: 'Focal point of the portrait' });
      await expect(pad).toBeVisible({ timeout: 60_000 });
      for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown']) await pad.press(key);
      await expect(pad).toHaveAttribute('aria-valuetext', '30% from the left, 60% from the top');
      await press(desk.getByRole('button', { name: 'Save version' }));
      await expect(desk.getByText('Unpublished changes').first()).toBeVisible();

      await press(desk.getByRole('button', { name: 'Preview' }));
      const dialog = desk.getByRole('dialog');
      await dialog.getByLabel('Brand').selectOption('wifey');
      await dialog.getByLabel('As').selectOption('visitor');
      await press(dialog.getByRole('button', { name: 'Open the preview' }));
      const link = await dialog.getByRole('link', { name: 'Open it again' }).getAttribute('href');

      const shown = visitor.locator('main img[src*="#focus-dg"]').first();
      await visitor.goto(wifey.tour + path);
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(shown).toHaveCount(0);
      const opened = await visitor.goto(link ?? '');
      expect(opened?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
      await expect(visitor).toHaveURL(wifey.tour + path);
      await expect(shown).toHaveCSS('object-position', '30% 60%');
      await visitor.getByLabel('Preview as').selectOption('lapsed');
      await visitor.getByRole('button', { name: 'Show' }).click();
      await expect(visitor).toHaveURL(wifey.members + path);
      await expect(shown).toHaveCSS('object-position', '30% 60%');
      const write = await visitor.evaluate(async () => (await fetch('/health-warning', { method: 'POST' })).status);
      expect(write).toBe(403);
      await visitor.getByRole('link', { name: 'Leave' }).click();
      await expect(visitor).toHaveURL(new RegExp(`^${address}/sign-in`));
      await visitor.goto(wifey.tour + path);
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(shown).toHaveCount(0);

      // Somebody else with the address of a preview that is none sees nothing.
      const forged = (link ?? '').replace(/token=[^&]+/, `token=${'x'.repeat(60)}.${'y'.repeat(43)}`);
      await visitor.goto(forged);
      await expect(visitor.getByText('This preview has ended.')).toBeVisible();
    },
  );

  test('sends a picture for a film, which is prepared and shown', { tag: '@long' }, async ({ browser }) => {
    const desk = await atWork(browser, 'editor', '/films?site=wifey&state=published');
    await desk.getByRole('row').last().getByRole('link').click();
    await desk.getByRole('link', { name: 'Media' }).click();
    const picture = Buffer.from(await desk.evaluate(drawPicture), 'base64');
    const name = `poster-${crypto.randomUUID().slice(0, 8)}.jpg`;
    await desk
      .getByLabel('Drop a film or a picture here, or choose one')
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer: picture });
    await desk.getByRole('region', { name: 'Uploading' }).getByRole('link', { name: 'View progress' }).click();
    await expect(desk.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(desk.getByText('Published', { exact: true })).toBeVisible({ timeout: 60_000 });
  });

  test('writes a draft, sends its film, publishes it when it is ready, and members find, rate, play, keep and download it', async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const desk = await atWork(browser, 'editor', '/categories?state=published');
    const category = desk.getByRole('row').last();
    const categoryName = await category.getByRole('link').innerText();
    const categorySlug = await category.locator('code').innerText();
    await desk.goto(`${address}/films/new`);
    const word = `w${crypto.randomUUID().slice(0, 8)}`;
    const [slug, title] = [`draft-${word}`, `A draft ${word}`];
    const filmAddress = `${wifey.members}/videos/${slug}`;
    await desk.getByLabel('Title', { exact: true }).fill(title);
    await desk.getByLabel('Slug').fill(slug);
    await desk.getByLabel('Site').selectOption('wifey');
    await desk.getByLabel('Length in seconds').fill('1800');
    await desk.getByRole('combobox', { name: 'Find: categories' }).fill(categorySlug);
    await desk.getByRole('option', { name: categoryName }).first().click();
    await press(desk.getByRole('button', { name: 'Create draft' }));
    await expect(
      desk.getByText('No video is ready. Without one the film can only be announced, with a release to come.'),
    ).toBeVisible();

    await desk.getByRole('link', { name: 'Open its uploads' }).click();
    await expect(
      desk.getByText('Only staff can see what is uploaded for a draft until it is published.'),
    ).toBeVisible();
    await desk
      .getByLabel('Drop a film or a picture here, or choose one')
      .setInputFiles(await makeFilm({ seconds: 4, name: `${slug}.mp4` }));
    await desk.getByRole('region', { name: 'Uploading' }).getByRole('link', { name: 'View progress' }).click();
    await expect(desk.getByText('Ready, waiting for its draft')).toBeVisible({ timeout: 120_000 });
    await expect(desk.getByLabel('Silent excerpt')).toBeVisible();

    const member = await signedIn(browser, 'wifeymember', wifey.members);
    expect((await member.goto(filmAddress))?.status()).toBe(404);
    await desk.getByRole('region', { name: 'Ready' }).getByRole('link', { name: 'Open the film' }).click();
    await press(desk.getByRole('button', { name: 'Publish now' }));
    await expect(desk.getByText('Published.', { exact: true })).toBeVisible();
    const card = member.locator('main article').getByRole('link', { name: title }).first();
    await expect(async () => {
      await member.goto(`${wifey.members}/search?q=${word}`);
      await expect(card).toBeVisible({ timeout: 1_000 });
    }).toPass();

    await member.goto(`${wifey.members}/videos`);
    await press(member.getByRole('button', { name: 'All filters' }));
    const filters = member.getByRole('dialog', { name: 'All filters' });
    await filters.getByRole('group', { name: 'Mood' }).getByText(categoryName).first().click();
    await filters.getByRole('button', { name: 'Show results' }).click();
    await expect(member).toHaveURL(new RegExp(`categories=${categorySlug}`));
    await card.click();
    await expect(member).toHaveURL(filmAddress);

    await press(member.getByRole('button', { name: 'Review this film' }));
    const review = member.getByRole('dialog', { name: `Your review of ${title}` });
    await review.getByRole('group', { name: 'Overall' }).getByRole('radio', { name: '9 of 10' }).click();
    await expect(review.getByText('9 of 10', { exact: true }).first()).toBeVisible();
    await review.getByRole('button', { name: 'Done' }).click();
    await expect(member.getByRole('button', { name: 'Your rating: 9' })).toBeVisible();

    await press(member.getByRole('button', { name: /^Play/ }).first());
    // Its own film and no loop: four seconds instead of half an hour.
    const played = () =>
      member
        .locator('video')
        .first()
        .evaluate(({ duration, currentTime }: HTMLVideoElement) => [Math.round(duration), currentTime > 0]);
    await expect.poll(played).toEqual([4, true]);

    await press(
      member
        .getByRole('main')
        .getByRole('button', { name: `Favorite: ${title}` })
        .first(),
    );
    await expect(member.getByText('was added to your favorites.')).toBeVisible();
    await press(member.getByRole('button', { name: 'Download', exact: true }));
    const begun = member.waitForEvent('download');
    await member
      .getByRole('dialog')
      .getByRole('button', { name: /^Download 270p/ })
      .click();
    const file = await begun;
    expect(file.suggestedFilename()).toBe(`wifey-${slug}-270p.mp4`);
    expect((await readFile(await file.path())).toString('latin1', 4, 8)).toBe('ftyp');
    await member.goto(`${wifey.members}/favorites/videos`);
    await expect(card).toBeVisible();
  });
});
