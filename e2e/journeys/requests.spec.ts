import { expect, type Page, test } from '@playwright/test';
import { address, atWork, mailsTo, staysWithinRules } from '../at-work.ts';
import { brands } from '../brands.ts';
import { forThisWalk } from '../for-this-walk.ts';
import { someone } from '../joining.ts';
import { press } from '../press.ts';
import { publishFilm } from '../publish-film.ts';

test.describe.configure({ timeout: 180_000 });

/** Other journeys send the forms of the flagship. */
const wifey = brands.find(({ id }) => id === 'wifey') ?? { tour: '', members: '' };
const HOUR_MS = 3_600_000;

/** Opens the only request of a sender in the list of a form. */
async function openRequestOf(desk: Page, email: string): Promise<void> {
  await desk.getByLabel('Case number or email').fill(email);
  await press(desk.getByRole('button', { name: 'Search' }));
  await desk.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  await expect(desk.getByRole('heading', { level: 1, name: /^[CR]-/ })).toBeVisible();
}

/** Fills a form of the brand in; it works once its page is hydrated. */
async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
}

test(
  'an application for casting is taken over and answered by an editor, and its sender reads the answer',
  { tag: '@long' },
  async ({ browser, page }) => {
    const email = someone('casting');
    await page.goto(`${wifey.tour}/casting`, { waitUntil: 'load' });
    const send = page.getByRole('button', { name: 'Send the application' });
    await fill(page, {
      'Your name': 'Ada Sample',
      'Your email': email,
      'Date of birth': '1999-04-01',
      'Country you live in': 'Portugal',
      'About you': 'A dancer who would like to be in films.',
    });
    await page.getByText('I am at least 18 years old').click();
    await page.getByText('You may store my application').click();
    const buffer = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(600, 7)]);
    await page.getByLabel('Pictures of you').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await press(send);
    await expect(page.getByRole('status')).toContainText(/C-[0-9A-Z]{5}-[0-9A-Z]{5}/);

    const desk = await atWork(browser, 'editor', '/requests');
    // A member of staff who answers one form alone has no form to choose.
    await expect(desk.getByLabel('Form', { exact: true })).toHaveCount(0);
    await openRequestOf(desk, email);
    await expect(desk.getByText('A dancer who would like to be in films.')).toBeVisible();
    await expect(desk.getByRole('img', { name: 'Picture 1' })).toBeAttached();
    await press(desk.getByRole('button', { name: 'Take over' }));
    await expect(desk.getByRole('button', { name: 'Leave to others' })).toBeVisible();
    await press(desk.getByRole('button', { name: 'Reply' }));
    const dialog = desk.getByRole('dialog');
    const answer = `We would like to meet you, ${crypto.randomUUID().slice(0, 8)}.`;
    await dialog.getByLabel('Message to the person').fill(answer);
    await press(dialog.getByRole('button', { name: 'Preview' }));
    await expect(dialog.getByRole('heading', { name: `What ${email} will read` })).toBeVisible();
    await expect(dialog.getByText(answer).last()).toBeVisible();
    await expect(dialog.getByText(/^Their answer goes to casting@wifey/)).toBeVisible();
    await press(dialog.getByRole('button', { name: 'Send reply' }));
    await expect(dialog).toHaveCount(0);
    await expect(desk.getByText('Waiting for the person')).toBeVisible();
    await expect(desk.getByRole('listitem').filter({ hasText: answer })).toContainText('replied by email');
    await expect.poll(async () => (await mailsTo(page, email)).map(({ text }) => text).join(' ')).toContain(answer);
    const replies = (await mailsTo(page, email)).filter(({ text }) => text.includes(answer));
    expect(replies[0]?.replyTo).toMatch(/^casting@wifey/);
    // An answer from the mailbox reaches the person who wrote.
    const inbox = async () => (await mailsTo(page, 'casting@wifey')).map(({ replyTo }) => replyTo);
    await expect.poll(inbox).toContain(email);
    await staysWithinRules(desk, 'editor');
  },
);

test(
  'a removal is decided within its deadline, once the film that it names is shown on no brand',
  { tag: '@long' },
  async ({ browser, page }) => {
    const [email, word] = [someone('removal'), crypto.randomUUID().slice(0, 8)];
    const [title, slug] = [`Still Water ${word}`, `still-water-${word}`];
    await publishFilm({ site: 'wifey', title });
    await page.goto(`${wifey.tour}/removal`, { waitUntil: 'load' });
    const send = page.getByRole('button', { name: 'Send the request' });
    await fill(page, {
      'Your name': 'Ada Sample',
      'Your email': email,
      'Which content is it?': `${wifey.tour}/videos/${slug}`,
      'Why should it be removed?': 'I am shown in it and did not agree to it.',
    });
    await page.getByLabel('What is your connection to this content?').selectOption('shown');
    await page.getByText('This information is true').click();
    await press(send);
    await expect(page.getByRole('status')).toContainText(/R-[0-9A-Z]{5}-[0-9A-Z]{5}/);

    const desk = await atWork(browser, 'support', '/requests');
    await expect(desk.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
    // The demonstration has one removal whose 48 hours are over, and it is the most urgent of all.
    await expect(desk.getByRole('row').nth(1)).toContainText('Late');
    await desk.getByLabel('Form', { exact: true }).selectOption({ label: 'Removal requests' });
    await expect(desk).toHaveURL(/[?&]kind=removal/);
    await openRequestOf(desk, email);
    const momentOf = async (term: string): Promise<number> => {
      const fact = desk.locator('dl > div').filter({ has: desk.getByText(term, { exact: true }) });
      return Date.parse((await fact.locator('time').getAttribute('datetime')) ?? '');
    };
    expect((await momentOf('Decide by')) - (await momentOf('Received'))).toBe(48 * HOUR_MS);

    const dialog = desk.getByRole('dialog');
    const answer = `We took the film down, ${word}.`;
    await press(desk.getByRole('button', { name: 'Decide' }));
    await dialog.getByLabel('Films that were taken down').fill(`${wifey.tour}/videos/${slug}`);
    await dialog.getByLabel('Message to the person').fill(answer);
    await press(dialog.getByRole('button', { name: 'Preview' }));
    await press(dialog.getByRole('button', { name: 'Send and close as removed' }));
    await expect(dialog.getByText('A film that you named is still shown. Take it back first.')).toBeVisible();

    const editor = await atWork(browser, 'editor', `/films?search=${slug}`);
    await editor.getByRole('row').filter({ hasText: slug }).getByRole('link').click();
    await press(editor.getByRole('button', { name: 'Take back…' }));
    await press(editor.getByRole('dialog').getByRole('button', { name: 'Take back', exact: true }));
    await expect(editor.getByText('Taken back.', { exact: true })).toBeVisible();

    await press(dialog.getByRole('button', { name: 'Preview' }));
    await press(dialog.getByRole('button', { name: 'Send and close as removed' }));
    await expect(dialog).toHaveCount(0);
    await expect(desk.getByText('Removed', { exact: true })).toBeVisible();
    const decided = desk.getByRole('listitem').filter({ hasText: answer });
    await expect(decided).toContainText(`Shown on no brand at that moment: ${slug}.`);
    const subjects = async () => (await mailsTo(page, email)).map(({ subject }) => subject).join(' ');
    await expect.poll(subjects).toContain('The content you reported is removed');
    expect((await page.goto(`${wifey.tour}/videos/${slug}`))?.status()).toBe(404);
    await staysWithinRules(desk, 'support');
  },
);

test(
  'an age record begins with a document that expires, and a second person verifies it',
  { tag: '@long' },
  async ({ browser }) => {
    const desk = await atWork(browser, 'admin', '/records?only=missing');
    const missing = desk.getByRole('row').filter({ hasText: 'Missing' }).nth(forThisWalk(0, 1));
    const performer = await missing.getByRole('link').innerText();
    await missing.getByRole('link').click();
    await expect(desk.getByRole('heading', { level: 1, name: performer })).toBeVisible();
    const dialog = desk.getByRole('dialog');
    const [name, safe] = [`${performer} Sample`, `Safe 7, ${crypto.randomUUID().slice(0, 8)}`];
    const expires = new Date(Date.now() + 30 * 24 * HOUR_MS).toISOString().slice(0, 10);

    await press(desk.getByRole('button', { name: 'Change name and age' }));
    await dialog.getByLabel('Name on the document').fill(name);
    await dialog.getByLabel('Date of birth').fill('1992-05-17');
    await dialog.getByLabel('Reason').fill('From the passport.');
    await press(dialog.getByRole('button', { name: 'Save name and age' }));
    await expect(dialog).toHaveCount(0);
    await press(desk.getByRole('button', { name: 'Record document' }));
    await dialog.getByLabel('Issued by').fill('PT');
    await dialog.getByLabel('Last characters of its number').fill('4711');
    await dialog.getByLabel('Valid until').fill(expires);
    await dialog.getByLabel('Where the copy is').fill(safe);
    await dialog.getByLabel('Reason').fill('Seen at the shoot.');
    await press(dialog.getByRole('button', { name: 'Record document' }));
    await expect(dialog).toHaveCount(0);
    await expect(desk.getByRole('row').filter({ hasText: safe })).toContainText(expires);
    await expect(desk.getByText('Not verified', { exact: true })).toBeVisible();

    await expect(desk.getByText('Somebody else has to verify what you recorded.')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Verify', exact: true })).toHaveCount(0);
    const second = await atWork(browser, 'admin2', '/records?only=missing');
    await second.getByRole('row').filter({ hasText: performer }).getByRole('link').click();
    await press(second.getByRole('button', { name: 'Verify', exact: true }));
    const verification = second.getByRole('dialog');
    await verification.getByLabel('Reason').fill('Compared with the copy.');
    await press(verification.getByRole('button', { name: 'Verify record' }));
    await expect(verification).toHaveCount(0);
    await expect(second.getByText('by admin2@demo.example')).toBeVisible();
    await desk.goto(`${address}/records?only=expiring`);
    await expect(desk.getByRole('row').filter({ hasText: performer })).toContainText(expires);
    await staysWithinRules(desk, 'admin');
  },
);
