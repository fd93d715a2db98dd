import { type Browser, expect, type Page, test } from '@playwright/test';
import { brands } from '../brands.ts';
import { press } from '../press.ts';
import { DEMO_PASSWORD, signedIn } from '../signed-in.ts';

const port = Number(process.env['E2E_PORT'] ?? '4664');
const address = `http://console.localhost:${port}`;
const mailbox = `http://localhost:${port + 2}/mail.json`;
const wifey = brands.find(({ id }) => id === 'wifey')?.tour ?? '';

/** The codes that were mailed to a member of staff. */
async function codesFor(page: Page, email: string): Promise<string[]> {
  const mails = (await (await page.request.get(mailbox)).json()) as { to: string; subject: string }[];
  return mails.filter(({ to }) => to.includes(email)).flatMap(({ subject }) => /^(\d{6}) is/.exec(subject)?.[1] ?? []);
}

/** Signs a member of staff of the demonstration in, by password and the mailed code, and opens a page. */
async function atWork(browser: Browser, role: string, path: string): Promise<Page> {
  const email = `${role}@demo.example`;
  const page = await (await browser.newContext()).newPage();
  const before = await codesFor(page, email);
  await page.goto(address + path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const field = page.getByLabel('Code');
  await expect(field).toBeVisible();
  await expect.poll(async () => (await codesFor(page, email)).length).toBeGreaterThan(before.length);
  const [code = ''] = (await codesFor(page, email)).filter((each) => !before.includes(each));
  await field.fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(address + path);
  return page;
}

test('an editor changes a film, and visitors read it once it is published', async ({ browser, page }) => {
  const desk = await atWork(browser, 'editor', '/films?site=wifey');
  const row = desk.getByRole('row').last();
  const slug = await row.locator('code').innerText();
  const story = `A story of the console, ${crypto.randomUUID().slice(0, 8)}.`;
  await row.getByRole('link').click();
  await desk.getByLabel('Description').fill(story);
  await press(desk.getByRole('button', { name: 'Save version' }));
  await expect(desk.getByText('Unpublished changes').first()).toBeVisible();
  await page.goto(`${wifey}/videos/${slug}`);
  await expect(page.getByText(story)).toHaveCount(0);
  await press(desk.getByRole('button', { name: /^Publish/ }).first());
  await expect(desk.getByText('Unpublished changes')).toHaveCount(0);
  await expect(async () => {
    await page.goto(`${wifey}/videos/${slug}`);
    await expect(page.getByText(story).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

/** The gems that a member's page shows. */
async function gemsOn(page: Page): Promise<number> {
  const label = await page.getByRole('button', { name: /^Your gems: \d/ }).getAttribute('aria-label');
  return Number(/\d+/.exec(label ?? '')?.[0]);
}

test('support gives gems with a reason, and the member has them', async ({ browser }) => {
  const member = await signedIn(browser, 'silver');
  const before = await gemsOn(member);
  const desk = await atWork(browser, 'support', '/members');
  await desk.getByLabel('What to look for').fill('silver@demo.example');
  await press(desk.getByRole('button', { name: 'Search' }));
  await desk.getByRole('link', { name: 'silver@demo.example' }).click();
  await press(desk.getByRole('button', { name: 'Give or take gems' }));
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Gems').fill('25');
  await dialog.getByLabel('Reason').fill('Their film did not play.');
  await press(dialog.getByRole('button', { name: 'Preview' }));
  await press(dialog.getByRole('button', { name: 'Do it' }));
  await expect(dialog).toHaveCount(0);
  await desk.getByRole('link', { name: 'Staff actions' }).click();
  await expect(desk.getByText('Their film did not play.').first()).toBeVisible();
  await member.reload();
  expect(await gemsOn(member)).toBe(before + 25);
});

test('a moderator sees the queue, and no member and no audit', async ({ browser }) => {
  const desk = await atWork(browser, 'moderator', '/members');
  await expect(desk.getByRole('heading', { name: 'Your role can’t open this page' })).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Audit' })).toHaveCount(0);
  const refused = await desk.evaluate(async (query) => {
    const headers = { 'content-type': 'application/json' };
    return (
      await fetch('/staff/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })
    ).json() as Promise<unknown>;
  }, '{ audit { next } }');
  expect(refused).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
});
