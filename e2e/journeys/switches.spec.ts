import { expect, test } from '@playwright/test';
import { address, atWork, staysWithinRules } from '../at-work.ts';
import { brands } from '../brands.ts';
import { forThisWalk } from '../for-this-walk.ts';
import { press } from '../press.ts';
import { signedIn } from '../signed-in.ts';

// One after the other: both sign the same member of staff in.
test.describe.configure({ mode: 'default', timeout: 180_000 });

test(
  'finance starts an experiment at a brand, sees its variants and how long it runs, and stops it',
  { tag: '@long' },
  async ({ browser }) => {
    const [title, variants] = forThisWalk(
      ['Partners’ offers after joining', ['Control', 'a link', 'a row of offers']] as const,
      ['Picture of the join form', ['Control', 'first picture', 'second picture']] as const,
    );
    const mark = crypto.randomUUID().slice(0, 8);
    const desk = await atWork(browser, 'finance', '/experiments');
    const panel = desk.getByRole('region', { name: title, exact: true });
    await press(panel.getByRole('button', { name: 'Start' }));
    const dialog = desk.getByRole('dialog', { name: `Start “${title}”?` });
    await dialog.getByRole('checkbox', { name: 'Deeper', exact: true }).check({ force: true });
    await dialog.getByLabel('Share of traffic in percent').fill('10');
    await dialog.getByLabel('For how long').selectOption('14');
    await dialog.getByLabel('Reason').fill(`We want to know, ${mark}.`);
    await press(dialog.getByRole('button', { name: 'Start' }));
    await expect(dialog).toHaveCount(0);
    await expect(panel.getByText('Running').first()).toBeVisible();

    const run = panel.getByRole('row').filter({ hasText: '10 %' }).first();
    const [started = '', ends = ''] = await run
      .locator('time')
      .evaluateAll((all) => all.map((each) => each.getAttribute('datetime') ?? ''));
    expect(Date.parse(ends) - Date.parse(started)).toBe(14 * 24 * 3_600_000);
    await run.getByRole('link').click();
    await expect(desk.getByRole('heading', { level: 1, name: `Results of “${title}”` })).toBeVisible();
    for (const variant of variants) await expect(desk.getByRole('cell', { name: variant, exact: true })).toBeVisible();
    await expect(desk.getByRole('note')).toContainText('Preliminary');
    await expect(desk.getByRole('row').filter({ hasText: mark })).toContainText('Started: 10 %');

    await desk.goto(`${address}/experiments`);
    await press(panel.getByRole('button', { name: 'Stop' }));
    const stop = desk.getByRole('dialog', { name: `Stop “${title}”?` });
    await stop.getByLabel('Reason').fill(`We know enough, ${mark}.`);
    await press(stop.getByRole('button', { name: 'Stop' }));
    await expect(stop).toHaveCount(0);
    await expect(panel.getByText('Not running')).toBeVisible();
    await run.getByRole('link').click();
    await expect(desk.getByRole('note')).toContainText('It was stopped before its end');
    await expect(desk.getByRole('row').filter({ hasText: `We know enough, ${mark}` })).toContainText('Stopped');
    await staysWithinRules(desk, 'finance');
  },
);

test(
  'a flag that finance switches changes the pages of its brand, and follows the release again',
  { tag: '@long' },
  async ({ browser }) => {
    // No other journey looks at the reviews of these brands: one shows them, one does not.
    const id = forThisWalk('slayed', 'blackedraw');
    const { members, tenant } = brands.find((brand) => brand.id === id) ?? { members: '', tenant: undefined };
    const isOn = tenant?.features.expertReview === true;
    const name = tenant?.name ?? '';
    // Reviews are for people who are signed in.
    const page = await signedIn(browser, 'multi', members);
    const reviews = page.getByRole('heading', { level: 2, name: 'Reviews', exact: true });
    await page.goto(`${members}/videos`);
    const film = await page.locator('main a[href^="/videos/"]').nth(4).getAttribute('href');
    const shows = async (expected: boolean): Promise<void> => {
      await expect(async () => {
        await page.goto(`${members}${film}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(reviews).toHaveCount(expected ? 1 : 0, { timeout: 5_000 });
      }).toPass({ timeout: 90_000 });
    };
    const desk = await atWork(browser, 'finance', '/flags');
    const dialog = desk.getByRole('dialog', { name: `Switch expertReview at ${name}?` });
    const button = desk.getByRole('button', { name: new RegExp(`^expertReview at ${name}: `) });
    const change = async (label: string, submit: string, reason: string): Promise<void> => {
      await press(button);
      await dialog.getByLabel('To', { exact: true }).selectOption({ label });
      await dialog.getByLabel('Reason').fill(reason);
      await press(dialog.getByRole('button', { name: submit }));
      await expect(dialog).toHaveCount(0);
      await expect(desk.getByRole('row').filter({ hasText: reason })).toContainText(label);
    };
    const mark = crypto.randomUUID().slice(0, 8);
    await shows(isOn);
    try {
      await (isOn
        ? change('Off', 'Switch off', `Too few of them, ${mark}.`)
        : change('On', 'Switch on', `There are enough now, ${mark}.`));
      await expect(button).toHaveAccessibleName(/Switched by staff/);
      await shows(!isOn);
    } finally {
      await change('As the release has it', 'Follow the release', `It was a try, ${mark}.`);
    }
    await shows(isOn);
    await expect(button).not.toHaveAccessibleName(/Switched by staff/);
    await staysWithinRules(desk, 'finance');
  },
);
