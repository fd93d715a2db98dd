import { expect, type Page, test } from '@playwright/test';
import { forThisWalk } from '../for-this-walk.ts';
import { joinByMonth, putQuestionsOff, someone } from '../joining.ts';
import { openComments } from '../open-comments.ts';
import { press } from '../press.ts';
import { members, signedIn, signIn } from '../signed-in.ts';
import { expectStill, watchShifts } from '../watch-shifts.ts';

test.describe.configure({ timeout: 180_000 });

/** The path of the film at that position of the listing; each test has its own, because tests run side by side. */
async function filmAt(page: Page, position: number): Promise<string> {
  await page.goto(`${members}/videos`);
  return (await page.locator('main a[href^="/videos/"]').nth(position).getAttribute('href')) ?? '';
}

test('C19 A11 R03 two members talk, and an editor keeps order', { tag: '@long' }, async ({ browser }) => {
  const words = `The quiet part, ${Date.now()}`;
  const member = await signedIn(browser, 'member');
  const path = await filmAt(member, 2);
  await openComments(member, path);

  // The text stays as a draft, is sent, and is refused a second time as a duplicate.
  const field = member.getByRole('textbox', { name: 'Your comment' });
  await field.fill(words);
  await openComments(member, path);
  await expect(field).toHaveValue(words);
  await member.getByRole('button', { name: 'Comment', exact: true }).click();
  const own = member.getByRole('article', { name: 'Comment by goldmember' }).filter({ hasText: words });
  await expect(own).toHaveCount(1);
  await expect(own.getByText('Gold', { exact: true })).toBeVisible();
  await field.fill(words.toUpperCase());
  await member.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(member.getByText('You have already made that comment')).toBeVisible();
  await expect(own).toHaveCount(1);
  await field.fill('');

  // The editor opens the comment by its address, answers and pins it.
  const editor = await signedIn(browser, 'editor');
  await expect(own).not.toHaveAttribute('id', /sending/);
  const id = (await own.getAttribute('id'))?.replace('comment-', '') ?? '';
  await editor.goto(`${members}${path}/comment/${id}`);
  const seen = editor.locator(`#comment-${id}`);
  await expect(seen).toBeInViewport();
  await expect(seen).toBeFocused();
  await seen.getByRole('button', { name: /^Like/ }).click();
  await expect(seen.getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute('aria-pressed', 'true');
  await seen.getByRole('button', { name: /^Like/ }).click();
  await expect(editor.getByText('Already liked/disliked comment')).toBeVisible();
  await seen.getByRole('button', { name: 'Reply', exact: true }).click();
  await editor.getByRole('textbox', { name: 'Your reply to goldmember' }).fill('Mine too.');
  await editor.keyboard.press('Control+Enter');
  await expect(seen.getByText('Mine too.')).toBeVisible();

  // The member's page comes to show the reply without being loaded again: it polls every 15 seconds, and a poll may fail.
  await expect(own.getByRole('button', { name: '1 reply' })).toBeVisible({ timeout: 50_000 });
  await own.getByRole('button', { name: '1 reply' }).click();
  await expect(own.getByText('Mine too.')).toBeVisible();

  await seen.getByRole('button', { name: 'More options for goldmember’s comment' }).click();
  await editor.getByRole('menuitem', { name: 'Pin' }).click();
  await expect(editor.locator(`#comment-${id}`).getByText('Pinned')).toBeVisible();
  await openComments(member, path);
  await expect(member.locator('#comments article').first()).toHaveAttribute('id', `comment-${id}`);

  // When removed, it stays as a placeholder for the reply, until the moderation page restores it.
  await editor
    .locator(`#comment-${id}`)
    .getByRole('button', { name: /^More options for/ })
    .first()
    .click();
  await editor.getByRole('menuitem', { name: 'Remove' }).click();
  await editor.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(editor.locator(`#comment-${id}`).getByText('This comment was removed.')).toBeVisible();
  await editor.goto(`${members}/moderation?member=goldmember`);
  const card = editor.getByRole('article').filter({ hasText: words });
  await press(card.getByRole('button', { name: 'Restore' }));
  await expect(editor.getByText('Comment restored.')).toBeVisible();
  await openComments(member, path);
  await expect(own).toHaveCount(1);

  await member.goto(`${members}${path}/comment/999999999`);
  const gone = member.getByRole('status').filter({ hasText: 'That comment is no longer here.' });
  await expect(gone).toBeInViewport();
  await expect(gone).toBeFocused();
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'R03 visitors sign in first, and the moderation page is for editors alone',
  { tag: '@long' },
  async ({ browser, page }) => {
    await page.goto(`${members}/videos/some-film/comment/1`);
    await expect(page.locator('input[name="password"]')).toBeVisible();
    const member = await signedIn(browser, 'silver');
    expect((await member.goto(`${members}/moderation`))?.status()).toBe(404);
    expect((await member.goto(`${members}/videos/Not_A_Slug/comment/1`))?.status()).toBe(404);
  },
);

test(
  'V01 a member without a name chooses one first, and V06 a review begins with the whole',
  { tag: '@long' },
  async ({ page }) => {
    await putQuestionsOff(page);
    await forThisWalk(
      () => signIn(page, 'single'),
      () => joinByMonth(page, members, someone('nameless')),
    )();
    const path = await filmAt(page, 8);
    await openComments(page, path);
    await page.getByRole('textbox', { name: 'Your comment' }).fill('Hello from me');
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Username' }).fill('goldmember');
    await dialog.getByRole('button', { name: 'Choose this name' }).click();
    await expect(dialog.getByText('Already taken')).toBeVisible();
    const name = `new${Date.now() % 1_000_000}`;
    await dialog.getByRole('textbox', { name: 'Username' }).fill(name);
    await dialog.getByRole('button', { name: 'Choose this name' }).click();
    await expect(page.getByRole('article', { name: `Comment by ${name}` })).toContainText('Hello from me');

    await press(page.getByRole('button', { name: 'Review this film' }));
    // Clicks: a mark does not stay before the whole is rated, nor where the gateway refuses it.
    await dialog.getByRole('group', { name: 'Story' }).getByRole('radio', { name: '4 of 5' }).click();
    await expect(page.getByText('Leave overall rating first')).toBeVisible();
    await dialog.getByRole('group', { name: 'Overall' }).getByRole('radio', { name: '9 of 10' }).click();
    await expect(dialog.getByText('9 of 10', { exact: true }).first()).toBeVisible();
    await dialog.getByRole('group', { name: 'Story' }).getByRole('radio', { name: '4 of 5' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    const rating = page.getByRole('button', { name: 'Your rating: 9' });
    await expect(rating).toBeVisible();
    // The page is there before the person's rating is known.
    await watchShifts(page);
    await page.goto(`${members}${path}`);
    await expect(rating).toBeVisible();
    await expectStill(page);
  },
);
