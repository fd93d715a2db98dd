import { expect, type Page, test } from '@playwright/test';
import { address, atWork, callFrom, staysWithinRules } from '../at-work.ts';
import { press } from '../press.ts';
import { signedIn } from '../signed-in.ts';
import { tabTo } from '../tab-to.ts';

/** The gems that a member's page shows. */
async function gemsOn(page: Page): Promise<number> {
  const label = await page.getByRole('button', { name: /^Your gems: \d/ }).getAttribute('aria-label');
  return Number(/\d+/.exec(label ?? '')?.[0]);
}

/** Finds a member by the palette and writes a note about them, without a mouse. */
async function writeNoteByKeyboard(desk: Page): Promise<void> {
  const { keyboard } = desk;
  const note = `They called about a film, ${crypto.randomUUID().slice(0, 8)}.`;
  await keyboard.press('Control+k');
  await expect(desk.getByRole('combobox', { name: 'Find a page or an action' })).toBeFocused();
  await keyboard.type('member@demo.example');
  await expect(desk.getByRole('option', { selected: true })).toHaveText('Email begins with: member@demo.example');
  await keyboard.press('Enter');
  await expect(desk.getByRole('main')).toBeFocused();
  await tabTo(desk.getByRole('link', { name: 'member@demo.example', exact: true }));
  await keyboard.press('Enter');
  const opener = desk.getByRole('button', { name: 'Add note' });
  await tabTo(opener);
  await keyboard.press('Enter');
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByLabel('Note')).toBeFocused();
  await keyboard.type(note);
  await keyboard.press('Enter');
  await tabTo(dialog.getByRole('button', { name: 'Add note' }));
  await keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await tabTo(desk.getByRole('link', { name: /^Staff actions/ }));
  await keyboard.press('Enter');
  await expect(desk.getByText(note)).toBeVisible();
}

test('support gives gems with a reason, the member has them, and a note is written by the keyboard alone', async ({
  browser,
}) => {
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
  await press(dialog.getByRole('button', { name: 'Give 25 gems' }));
  await expect(dialog).toHaveCount(0);
  await desk.getByRole('link', { name: 'Staff actions' }).click();
  await expect(desk.getByText('Their film did not play.').first()).toBeVisible();
  await member.reload();
  expect(await gemsOn(member)).toBe(before + 25);
  await writeNoteByKeyboard(desk);
  await staysWithinRules(desk, 'support');
});

test('a moderator sees the queue, and no member and no audit', { tag: '@long' }, async ({ browser }) => {
  const desk = await atWork(browser, 'moderator', '/members');
  await expect(desk.getByRole('heading', { name: 'Your role can’t open this page' })).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Audit' })).toHaveCount(0);
  expect(await callFrom(desk, '{ audit { next } }')).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  await staysWithinRules(desk, 'moderator');
});

test(
  'finance reads the inbox and the report, and operators’ pages are refused',
  { tag: '@long' },
  async ({ browser }) => {
    const desk = await atWork(browser, 'finance', '/report');
    await expect(desk.getByRole('group', { name: 'Recurring revenue' })).toBeVisible();
    await desk.getByRole('link', { name: 'Billers’ inbox' }).click();
    await expect(desk.getByRole('combobox', { name: 'State' })).toBeVisible();
    await expect(desk.getByRole('link', { name: 'Jobs' })).toHaveCount(0);
    await desk.goto(`${address}/jobs`);
    await expect(desk.getByRole('heading', { name: 'Your role can’t open this page' })).toBeVisible();
    await staysWithinRules(desk, 'finance');
  },
);

test('an administrator runs a job, and the audit has it', { tag: '@long' }, async ({ browser }) => {
  const desk = await atWork(browser, 'admin', '/jobs');
  const reason = `The night’s run failed, ${crypto.randomUUID().slice(0, 8)}.`;
  await press(desk.getByRole('button', { name: 'Run now: purge-tokens' }));
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await press(dialog.getByRole('button', { name: 'Run now' }));
  await expect(dialog).toHaveCount(0);
  await desk.goto(`${address}/audit?action=job.run`);
  await desk.getByText('Show', { exact: true }).first().click();
  await expect(desk.getByText(reason).first()).toBeVisible();
  await staysWithinRules(desk, 'admin');
});
