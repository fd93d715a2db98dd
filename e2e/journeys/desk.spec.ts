import { expect, test } from '@playwright/test';
import { address, atWork, mailsTo, staysWithinRules } from '../at-work.ts';
import { callAs } from '../call-as.ts';
import { joinByMonth, NEW_PASSWORD, someone } from '../joining.ts';
import { press } from '../press.ts';
import { fillSignIn, members, signedIn } from '../signed-in.ts';

test.describe.configure({ timeout: 180_000 });

test(
  'a moderator removes a reported comment with a reason, which its author reads in an email',
  { tag: '@long' },
  async ({ browser }) => {
    const words = `Nothing of this is fine, ${crypto.randomUUID().slice(0, 8)}.`;
    const reason = `It names a private person, ${crypto.randomUUID().slice(0, 8)}.`;
    const author = await signedIn(browser, 'silver');
    await author.goto(`${members}/videos`);
    const path = (await author.locator('main a[href^="/videos/"]').nth(6).getAttribute('href')) ?? '';
    const film = await callAs<{ videoId: string }>(
      author,
      `{ it: video(slug: "${path.split('/').at(-1)}") { videoId } }`,
    );
    const of = `videoId: ${JSON.stringify(film.videoId)}`;
    const added = await callAs<{ comment: { commentId: string } }>(
      author,
      `mutation { it: addComment(${of}, text: ${JSON.stringify(words)}) { ... on CommentAdded { comment { commentId } } } }`,
    );
    const id = added.comment.commentId;
    const reporter = await signedIn(browser, 'multi');
    const report = `reportComment(${of}, commentId: "${id}", reason: PRIVATE_DATA)`;
    expect(await callAs(reporter, `mutation { it: ${report} { __typename } }`)).toEqual({
      __typename: 'CommentReported',
    });

    const desk = await atWork(browser, 'moderator', '/moderation');
    const queued = desk.getByRole('article').filter({ hasText: words });
    await expect(queued.getByText('Private data')).toBeVisible();
    await press(queued.getByRole('button', { name: 'Remove' }));
    const dialog = desk.getByRole('dialog', { name: 'Remove this comment?' });
    await dialog.getByLabel('Reason').fill(reason);
    await press(dialog.getByRole('button', { name: 'Remove comment' }));
    await expect(queued).toHaveCount(0);

    await reporter.goto(`${members}${path}/comment/${id}`);
    await expect(reporter.getByText('That comment is no longer here.')).toBeVisible();
    await expect(async () => {
      const texts = (await mailsTo(author, 'silver@demo.example')).map(({ text }) => text);
      expect(texts.filter((text) => text.includes(reason) && text.includes('/email/appeal'))).toHaveLength(1);
    }).toPass();
    await staysWithinRules(desk, 'moderator');
  },
);

test(
  'a member’s deletion waits for a second person, who approves it with a reason, and the account is gone',
  { tag: '@long' },
  async ({ browser, page }) => {
    const email = someone('leaving');
    const reason = `They wrote to us, ${crypto.randomUUID().slice(0, 8)}.`;
    await joinByMonth(page, members, email);

    const support = await atWork(browser, 'support', '/members');
    await support.getByLabel('What to look for').fill(email);
    await press(support.getByRole('button', { name: 'Search' }));
    await support.getByRole('link', { name: email }).click();
    await press(support.getByRole('button', { name: 'Record data request' }));
    const dialog = support.getByRole('dialog');
    await dialog.getByLabel('What the member asks for').selectOption({ label: 'Deletion' });
    await dialog.getByLabel('Reason').fill(reason);
    await press(dialog.getByRole('button', { name: 'Preview' }));
    await press(dialog.getByRole('button', { name: 'Record request for deletion' }));
    await expect(dialog).toHaveCount(0);
    await support.getByRole('link', { name: /^Requests \d/ }).click();
    await expect(support.getByRole('row', { name: /Deletion/ })).toContainText('Open');

    await press(support.getByRole('button', { name: 'Delete account' }));
    await dialog.getByLabel('Reason').fill(reason);
    await press(dialog.getByRole('button', { name: 'Preview' }));
    await expect(dialog.getByText('Another member of staff has to approve this.')).toBeVisible();
    await press(dialog.getByRole('button', { name: 'Request approval to delete account' }));
    await expect(dialog).toHaveCount(0);
    await support.goto(`${address}/approvals`);
    await expect(support.getByRole('row').filter({ hasText: reason })).toBeVisible();
    await expect(support.getByRole('button', { name: 'Approve' })).toHaveCount(0);

    const finance = await atWork(browser, 'finance', '/approvals');
    const waiting = finance.getByRole('row').filter({ hasText: reason });
    await press(waiting.getByRole('button', { name: 'Approve' }));
    const decision = finance.getByRole('dialog');
    await expect(decision.getByText(reason)).toBeVisible();
    await decision.getByLabel('Reason').fill('I read their letter.');
    await press(decision.getByRole('button', { name: 'Approve: Delete account' }));
    await expect(waiting).toHaveCount(0);

    await page.goto(`${members}/login`);
    await fillSignIn(page, email, NEW_PASSWORD);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.locator('input[name="password"]')).toBeVisible();
  },
);
