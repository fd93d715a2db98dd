import { expect, type Page, test } from '@playwright/test';
import { address, atWork, mailsTo, staysWithinRules } from '../at-work.ts';
import { brands } from '../brands.ts';
import { callAs } from '../call-as.ts';
import { forThisWalk } from '../for-this-walk.ts';
import { joinByMonth, putQuestionsOff, someone } from '../joining.ts';
import { openComments } from '../open-comments.ts';
import { press } from '../press.ts';
import { fillSignIn, members, signedIn } from '../signed-in.ts';

// One after the other: each signs the same member of staff in.
test.describe.configure({ mode: 'default', timeout: 180_000 });

test.beforeEach(({ page }) => putQuestionsOff(page));

const unique = (words: string): string => `${words}, ${crypto.randomUUID().slice(0, 8)}.`;

/** A film that all members of the flagship may watch. */
interface Film {
  readonly path: string;
  /** Its argument in a document. */
  readonly of: string;
}

/** Makes a new member with a name of their own, on the page of a film. */
async function joinToComment(page: Page, email: string): Promise<Film> {
  await joinByMonth(page, members, email);
  const name = `talks${crypto.randomUUID().slice(0, 8)}`;
  const named = `mutation { it: setDisplayName(displayName: "${name}") { __typename } }`;
  expect(await callAs(page, named)).toEqual({ __typename: 'DisplayNameChosen' });
  await page.goto(`${members}/videos`);
  const path = (await page.locator('main a[href^="/videos/"]').nth(5).getAttribute('href')) ?? '';
  const slug = path.split('/').at(-1);
  const { videoId } = await callAs<{ videoId: string }>(page, `{ it: video(slug: "${slug}") { videoId } }`);
  return { path, of: `videoId: ${JSON.stringify(videoId)}` };
}

/** Writes a comment. @returns its id */
async function write(page: Page, { of }: Film, words: string): Promise<string> {
  const { comment } = await callAs<{ comment: { commentId: string } }>(
    page,
    `mutation { it: addComment(${of}, text: ${JSON.stringify(words)}) { ... on CommentAdded { comment { commentId } } } }`,
  );
  return comment.commentId;
}

/** Reports a comment, which brings it to the moderators. */
async function report(page: Page, { of }: Film, id: string): Promise<void> {
  const reported = `mutation { it: reportComment(${of}, commentId: "${id}", reason: RUDE) { __typename } }`;
  expect(await callAs(page, reported)).toEqual({ __typename: 'CommentReported' });
}

/** Decides with a reason in the dialog that is open. */
async function decide(desk: Page, label: 'Reason' | 'Answer to the author', reason: string, name: string) {
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(label).fill(reason);
  await press(dialog.getByRole('button', { name, exact: true }));
  await expect(dialog).toHaveCount(0);
}

test(
  'an author appeals against the removal of a comment, and somebody else takes the decision back',
  { tag: '@long' },
  async ({ browser, page }) => {
    const email = someone('appeals');
    const [words, reason] = [unique('The end is the best'), unique('It tells the end')];
    const [plea, answer] = [unique('Nothing of the end is in it'), unique('It does not tell the end')];
    const film = await joinToComment(page, email);
    const id = await write(page, film, words);
    const reader = await signedIn(browser, 'multi');
    await report(reader, film, id);
    const moderator = await atWork(browser, 'moderator', '/moderation');
    const queued = moderator.getByRole('article').filter({ hasText: words });
    await press(queued.getByRole('button', { name: 'Remove' }));
    await decide(moderator, 'Reason', reason, 'Remove comment');

    const link = async (): Promise<string> => {
      const texts = (await mailsTo(page, email)).map(({ text }) => text);
      return /http\S+\/email\/appeal\S+/.exec(texts.find((text) => text.includes(reason)) ?? '')?.[0] ?? '';
    };
    await expect.poll(link).not.toBe('');
    await page.goto(await link());
    await expect(page.getByText(reason)).toBeVisible();
    await page.getByLabel('Why the decision is wrong').fill(plea);
    await page.getByRole('button', { name: 'Send the appeal' }).click();
    await expect(page.getByRole('heading', { name: 'We have your appeal' })).toBeVisible();

    await moderator.goto(`${address}/appeals`);
    const own = moderator.getByRole('listitem').filter({ hasText: plea });
    await expect(own.getByText('Somebody else has to answer: this was your decision.')).toBeVisible();
    await expect(own.getByRole('button')).toHaveCount(0);
    const admin = await atWork(browser, 'admin', '/appeals');
    const appeal = admin.getByRole('listitem').filter({ hasText: plea });
    await expect(appeal).toContainText(words);
    await press(appeal.getByRole('button', { name: 'Take decision back' }));
    await decide(admin, 'Answer to the author', answer, 'Take decision back');
    await expect(appeal).toHaveCount(0);

    await reader.goto(`${members}${film.path}/comment/${id}`);
    await expect(reader.locator(`#comment-${id}`)).toContainText(words);
    await page.goto(await link());
    await expect(page.getByRole('heading', { name: 'Your appeal was granted' })).toBeVisible();
    await expect(page.getByText(answer)).toBeVisible();
    await expect.poll(async () => (await mailsTo(page, email)).map(({ text }) => text).join(' ')).toContain(answer);
    await staysWithinRules(moderator, 'moderator');
  },
);

test(
  'only its author reads what is written under a shadow ban, and an open ban is mailed and keeps them from writing',
  { tag: '@long' },
  async ({ browser, page }) => {
    const email = someone('banned');
    const [words, hidden] = [unique('Buy cheap things'), unique('Buy cheaper things')];
    const film = await joinToComment(page, email);
    const reader = await signedIn(browser, 'multi');
    await report(reader, film, await write(page, film, words));
    const desk = await atWork(browser, 'moderator', '/moderation');
    await desk.getByRole('article').filter({ hasText: words }).getByRole('link', { name: 'Author’s history' }).click();
    await press(desk.getByRole('button', { name: 'Ban', exact: true }));
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('How', { exact: true }).selectOption('shadow');
    await dialog.getByLabel('For how long').selectOption('1');
    await decide(desk, 'Reason', 'Advertising, again and again.', 'Shadow-ban for a day');
    await expect(desk.getByText(/^Shadow ban until/)).toBeVisible();

    const id = await write(page, film, hidden);
    await page.goto(`${members}${film.path}/comment/${id}`);
    await expect(page.locator(`#comment-${id}`)).toContainText(hidden);
    await reader.goto(`${members}${film.path}/comment/${id}`);
    await expect(reader.getByText('That comment is no longer here.')).toBeVisible();
    await expect(reader.getByText(hidden)).toHaveCount(0);

    await press(desk.getByRole('button', { name: 'Lift ban' }));
    await decide(desk, 'Reason', 'Openly from now on.', 'Lift ban');
    await press(desk.getByRole('button', { name: 'Ban', exact: true }));
    await dialog.getByLabel('For how long').selectOption('7');
    const reason = unique('Advertising');
    await decide(desk, 'Reason', reason, 'Ban for a week');
    await expect(desk.getByText(/^Banned until/)).toBeVisible();
    await openComments(page, film.path);
    const refused = unique('Buy the cheapest things');
    await page.getByRole('textbox', { name: 'Your comment' }).fill(refused);
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(page.getByText(/^You can’t comment at the moment/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue(refused);
    await expect
      .poll(async () =>
        (await mailsTo(page, email)).filter(({ text }) => text.includes(reason)).map((mail) => mail.subject),
      )
      .toEqual([expect.stringMatching(/^You can’t comment on .* until /)]);
    await staysWithinRules(desk, 'moderator');
  },
);

test(
  'a curator’s post is on the wall of its brand once a moderator shows it',
  { tag: '@long' },
  async ({ browser }) => {
    // A site has few posts that wait.
    const id = forThisWalk('wifey', 'slayed');
    const host = brands.find((brand) => brand.id === id)?.members ?? '';
    const desk = await atWork(browser, 'moderator', '/wall-queue');
    const waiting = desk
      .getByRole('listitem')
      .filter({ hasText: `(${id})` })
      .first();
    const about = await waiting.getByText(`(${id})`).innerText();
    const title = /“(.*)”/.exec(about)?.[1] ?? '';
    const post = desk.getByRole('listitem').filter({ hasText: about });
    const curator = await waiting.locator('header span').first().innerText();
    const reader = await signedIn(browser, 'multi', host);
    const shown = reader
      .getByRole('article')
      .filter({ has: reader.getByRole('link', { name: `From ${title}`, exact: true }) });
    /** Whether a page of the curator's wall has the post; pages that are not there lead to the first one. */
    const isOnWall = async (): Promise<boolean> => {
      for (const number of [1, 2, 3, 4]) {
        await reader.goto(`${host}/wall?curator=${encodeURIComponent(curator)}&page=${number}`);
        await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
        if ((await shown.count()) > 0) return true;
      }
      return false;
    };
    expect(await isOnWall()).toBe(false);
    await press(post.getByRole('button', { name: 'Show' }));
    await decide(desk, 'Reason', 'It is about the film.', 'Show post');
    await expect(post).toHaveCount(0);
    await expect.poll(isOnWall).toBe(true);
    await expect(shown.first()).toContainText(curator);
    await staysWithinRules(desk, 'moderator');
  },
);

test(
  'a visitor signs in to report a post of the wall, and a moderator takes it off for everybody',
  { tag: '@long' },
  async ({ browser, page }) => {
    const id = forThisWalk('blacked', 'slayed');
    const brand = brands.find((each) => each.id === id);
    const [host, tour] = [brand?.members ?? '', brand?.tour ?? ''];
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${tour}/wall`);
    // This is compared as it is read out: some brands show it in capitals.
    const links = visitor.getByRole('article').getByRole('link', { name: /^From / });
    const about = (await links.last().textContent()) ?? '';
    const postOn = (wall: Page) =>
      wall.getByRole('article').filter({ has: wall.getByRole('link', { name: about, exact: true }) });
    await postOn(visitor)
      .getByRole('link', { name: /^Sign in to report/ })
      .click();
    await fillSignIn(visitor, 'multi@demo.example');
    await visitor.waitForURL((url) => url.origin === host && url.pathname === '/wall');

    const sendReport = async () => {
      await press(postOn(visitor).getByRole('button', { name: /^Report/ }));
      await visitor.getByRole('dialog').getByLabel('What is wrong with it?').selectOption('PRIVATE_DATA');
      await visitor.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
    };
    await sendReport();
    await expect(visitor.getByText('Thank you. Our moderators will look at it.')).toBeVisible();
    await sendReport();
    await expect(visitor.getByText('You have already reported this post.')).toBeVisible();

    const desk = await atWork(browser, 'moderator', '/moderation?kind=wallPost');
    const queued = desk.getByRole('article').filter({ hasText: `“${about.replace(/^From /, '')}” (${id})` });
    await expect(queued.getByText('Private data')).toBeVisible();
    await expect(queued.getByText('Beside it on the wall')).toBeVisible();
    await press(queued.getByRole('button', { name: 'Remove' }));
    await decide(desk, 'Reason', 'It names a private person.', 'Remove post');
    await expect(queued).toHaveCount(0);
    for (const wall of [host, tour]) {
      const reader = wall === host ? visitor : page;
      await expect(async () => {
        await reader.goto(`${wall}/wall`);
        await expect(reader.getByRole('article').first()).toBeVisible();
        expect(await postOn(reader).count()).toBe(0);
      }).toPass();
    }
    await staysWithinRules(desk, 'moderator');
  },
);

test(
  'a moderator bans a word after seeing what it catches, and takes it back for the comment that was refused',
  { tag: '@long' },
  async ({ browser, page }) => {
    const word = `zq${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
    const film = await joinToComment(page, someone('words'));
    const desk = await atWork(browser, 'moderator', '/banned-words');
    await desk.getByLabel('Word or phrase').fill(word);
    await expect(desk.getByText(/^In 0 of the latest \d+ comments\.$/)).toBeVisible();
    await press(desk.getByRole('button', { name: 'Ban word' }));
    const row = desk.getByRole('row').filter({ hasText: word });
    await expect(row).toContainText('moderator@demo.example');
    await desk.getByLabel('Try a text').fill(`A ${word.toUpperCase()}!`);
    await expect(desk.getByText('A comment with this text is refused.')).toBeVisible();

    const words = `They call it ${word.toUpperCase()}.`;
    await openComments(page, film.path);
    await page.getByRole('textbox', { name: 'Your comment' }).fill(words);
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(page.getByText('Found banned word')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue(words);

    await press(row.getByRole('button', { name: `Remove “${word}”` }));
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
    await staysWithinRules(desk, 'moderator');
  },
);
