import { type Browser, expect, type Page, test } from '@playwright/test';
import { brands } from '../brands.ts';
import { forThisWalk } from '../for-this-walk.ts';
import { press } from '../press.ts';
import { signIn } from '../signed-in.ts';
import { visit } from '../visit.ts';
import { inGate } from '../walked-brands.ts';

const brand = brands.find(({ tenant }) => tenant.flagship);
if (!brand) throw new Error('One brand is the flagship.');
const { tour, tenant } = brand;
const regionOf = (region: string) => ({ 'x-geo-country': 'US', 'x-geo-region': region });

async function openIn(browser: Browser, region: string, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: regionOf(region), javaScriptEnabled });
  return context.newPage();
}

for (const [region, words] of [
  ['US-TX', 'TEXAS HEALTH AND HUMAN SERVICES WARNING'],
  ['US-AL', 'ALABAMA HEALTH AND HUMAN SERVICES WARNING'],
] as const) {
  for (const scripts of ['with', 'without'] as const) {
    test(
      `H01 H03 H04 ${region}: a visitor ${scripts} scripts reads the warning once`,
      inGate(region === 'US-TX' && scripts === 'with'),
      async ({ browser }) => {
        const page = await openIn(browser, region, scripts === 'with');
        await page.goto(`${tour}/videos`);
        const gate = page.getByRole('dialog');
        await expect(gate).toContainText(words);
        expect(await page.locator('a[href^="/videos/"]').count()).toBe(0);
        await page.keyboard.press('Escape');
        await expect(gate).toBeVisible();
        await gate.getByRole('button').click();
        await expect(page).toHaveURL(`${tour}/videos`);
        await expect(page.locator('main a[href^="/videos/"]').first()).toBeVisible();
        await expect(page.getByText('1-800-662-HELP')).toBeVisible();
        await visit(page, `${tour}/`);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.context().close();
      },
    );
  }

  test(`H04 D18 ${region}: a member’s word counts in every browser`, { tag: '@long' }, async ({ browser }) => {
    const person = forThisWalk('single', 'multi');
    const first = await openIn(browser, region);
    await signIn(first, person);
    await expect(first.getByRole('dialog')).toContainText(words);
    await first.getByRole('dialog').getByRole('button').click();
    await expect(first.locator('header')).toBeVisible();
    const second = await openIn(browser, region);
    await signIn(second, person);
    await expect(second.locator('header')).toBeVisible();
    await expect(second.getByRole('dialog')).toHaveCount(0);
    await first.context().close();
    await second.context().close();
  });
}

test(
  'R59 D39 D44 E20: what an address says is shown once, where it is true, and leaves the address',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${tour}/videos?notification=upgradesuccess&dc=blocked&page=1#top`);
    await expect(page).toHaveURL(`${tour}/videos?dc=blocked&page=1#top`);
    await expect(page.getByText('Your membership is upgraded')).toHaveCount(0);
    await signIn(page, 'member');
    const { origin } = new URL(page.url());
    await page.goto(`${origin}/videos?notification=upgradesuccess&page=1#top`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Your membership is upgraded' })).toHaveCount(1);
    await expect(page).toHaveURL(`${origin}/videos?page=1#top`);
    await page.reload();
    await expect(page.locator('main')).toBeVisible();
    await expect(page.getByText('Your membership is upgraded')).toHaveCount(0);
  },
);

test('R55 D44: an address alone says nothing of a device', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${tour}/?dc=blocked`);
  await expect(page).toHaveURL(`${tour}/`);
  await expect(page.getByText('That device is blocked')).toHaveCount(0);
});

test(
  'R58: without scripts, errors stand at the fields and nothing typed is lost',
  { tag: '@long' },
  async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(`${tour}/support`);
    await page.getByLabel('Your email').fill('nobody');
    await page.getByLabel('Your message').fill('It stops after ten minutes.');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(page.getByText('Invalid email address.')).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('It stops after ten minutes.');
    await page.getByLabel('Your email').fill('visitor@example.com');
    await page.getByLabel('What is it about?').selectOption('playback');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(page.getByText(/Your case number is S-/)).toBeVisible();
    await page.context().close();
  },
);

test(
  'R17: with scripts, a removal request gets its case number on the privacy page',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, `${tour}/removal`);
    await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible();
    await press(page.getByRole('button', { name: 'Send the request' }));
    await expect(page.getByText('Please tick this box to continue.')).toBeVisible();
    await page.getByLabel('Your name').fill('Ada Sample');
    await page.getByLabel('Your email').fill('ada@example.com');
    await page.getByLabel('What is your connection to this content?').selectOption('shown');
    await page.getByLabel('Which content is it?').fill(`${tour}/videos/some-slug of ${tenant.name}`);
    await page.getByLabel('Why should it be removed?').fill('I am shown in it and did not agree to it.');
    await page.getByText('This information is true').click();
    await press(page.getByRole('button', { name: 'Send the request' }));
    await expect(page.getByRole('status')).toContainText(/R-[0-9A-Z]{5}-[0-9A-Z]{5}/);
    await expect(page).toHaveURL(`${tour}/removal`);
  },
);

test(
  'R16: an application for casting takes pictures, and says what is no picture',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, `${tour}/casting`);
    const form = page.locator('form[action="/casting"]');
    await form.getByLabel('Your name').fill('Ada Sample');
    await form.getByLabel('Your email').fill('ada@example.com');
    await form.getByLabel('Date of birth').fill('1999-04-01');
    await form.getByLabel('Country you live in').fill('Portugal');
    await form.getByLabel('About you').fill('A dancer who would like to be in films.');
    await form.getByText('I am at least 18 years old').click();
    await form.getByText('You may store my application').click();
    const send = form.getByRole('button', { name: 'Send the application' });
    const file = (buffer: Buffer) => ({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await form.getByLabel('Pictures of you').setInputFiles(file(Buffer.from('<html>no picture</html>')));
    await press(send);
    await expect(form.getByText('Pictures must be JPEG, PNG or WebP.')).toBeVisible();
    await form
      .getByLabel('Pictures of you')
      .setInputFiles(file(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(600, 7)])));
    await send.click();
    await expect(page.getByRole('status')).toContainText(/C-[0-9A-Z]{5}-[0-9A-Z]{5}/);
  },
);
