import { createHmac } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { brands } from '../brands.ts';
import { joinByMonth, NEW_PASSWORD, putQuestionsOff, someone } from '../joining.ts';
import { press } from '../press.ts';
import { walkedBrands } from '../walked-brands.ts';

const mailbox = `http://localhost:${Number(process.env['E2E_PORT'] ?? '4664') + 2}/mail.json`;

/** The code that an authenticator app with this secret shows, by RFC 6238. */
function codeOf(secret: string, at = Date.now()): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(secret.replaceAll(/\s/g, '')).map((each) =>
    letters.indexOf(each).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac('sha1', key).update(step).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/** A phone's authenticator, which verifies its owner. */
async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const setPresence = (enabled: boolean) =>
    browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return { setPresence };
}

/** Signs out of the identity server too, so that the form appears. */
async function signOut(page: Page, members: string): Promise<void> {
  await page.goto(`${members}/sign-out`);
  await press(page.getByRole('button', { name: /^Sign out of / }));
  await expect(page).not.toHaveURL(/sign-out/);
}

async function openSecurity(page: Page, members: string, name: string): Promise<void> {
  await page.goto(`${members}/account/security`, { waitUntil: 'load' });
  await press(page.getByRole('button', { name, exact: true }));
  await expect(page.getByRole('form', { name, exact: true })).toBeVisible();
}

for (const { id, members } of walkedBrands) {
  test(`${id}: a passkey is added on the account page, and signs in on every brand`, async ({ page }) => {
    test.setTimeout(120_000);
    await putQuestionsOff(page);
    await joinByMonth(page, members, someone('passkey'));
    const { setPresence } = await addAuthenticator(page);
    await openSecurity(page, members, 'Add a passkey');
    const form = page.getByRole('form', { name: 'Add a passkey' });
    await form.getByLabel('Name').fill('My phone');
    await form.getByLabel('Current password').fill(NEW_PASSWORD);
    await form.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/oidc\/passkeys\/add\?/);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(`${members}/account/security`);
    await expect(page.getByText('My phone')).toBeVisible();
    await expect(page.getByText('Not used yet')).toBeVisible();

    // Until its owner touches it: the suggestions of the email field would answer at once.
    await setPresence(false);
    await signOut(page, members);
    const sister = brands.find((brand) => brand.id === (id === 'slayed' ? 'tushy' : 'slayed'))?.members ?? '';
    await page.goto(`${sister}/login`);
    const byPasskey = page.getByRole('button', { name: 'Sign in with a passkey' });
    await expect(byPasskey).toBeVisible();
    await expect(page.locator('input[name="email"]')).toHaveAttribute('autocomplete', 'username webauthn');
    await byPasskey.click();
    await setPresence(true);
    // A press that came before the touch waits for one without end; the next one takes its place.
    // Where both were answered, the second finds the sign-in used, and it begins again.
    await expect(async () => {
      const isUsed = await page.getByRole('heading', { name: 'This sign-in has ended' }).isVisible();
      if (isUsed) await page.goto(`${sister}/login`);
      if (!page.url().startsWith(sister)) await byPasskey.click({ timeout: 1_000 });
      await page.waitForURL(`${sister}/**`, { timeout: 5_000 });
    }).toPass();

    await page.goto(`${members}/account/security`);
    await expect(page.getByText(/Last used on/)).toBeVisible();
    await openSecurity(page, members, 'Remove the passkey My phone');
    const removing = page.getByRole('form', { name: 'Remove the passkey My phone' });
    await removing.getByLabel('Current password').fill(NEW_PASSWORD);
    await removing.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  });
}

for (const { id, members } of walkedBrands) {
  test(
    `${id}: two-step sign-in is set up, required, passed by a recovery code, and switched off`,
    { tag: '@long' },
    async ({ page }) => {
      test.setTimeout(120_000);
      await putQuestionsOff(page);
      const email = someone('two-step');
      await joinByMonth(page, members, email);
      await openSecurity(page, members, 'Set up');
      const form = page.getByRole('form', { name: 'Set up' });
      await form.getByLabel('Current password').fill('Wrong1password');
      await form.getByRole('button', { name: 'Set up' }).click();
      await expect(form.getByText('The password is incorrect.')).toBeVisible();
      await form.getByLabel('Current password').fill(NEW_PASSWORD);
      await form.getByRole('button', { name: 'Set up' }).click();
      await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
      const secret = (await page.locator('code').textContent()) ?? '';
      await page.getByLabel('Code from the app').fill(codeOf(secret));
      await page.getByRole('button', { name: 'Switch on' }).click();
      await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
      const codes = await page
        .getByRole('list')
        .filter({ hasText: /^(?:[0-9a-z]{4}-){2}/ })
        .getByRole('listitem')
        .allTextContents();
      expect(codes).toHaveLength(10);
      await page.getByRole('button', { name: 'I have saved them' }).click();
      await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();

      await signOut(page, members);
      await page.goto(`${members}/login?uri=/account/security`);
      const show = page.getByRole('button', { name: 'Show what you typed' });
      await page.locator('input[name="email"]').fill(email);
      await page.locator('input[name="password"]').fill(NEW_PASSWORD);
      await show.click();
      await expect(page.locator('input[name="password"]')).toHaveAttribute('type', 'text');
      await page.locator('input[name="password"]').press('Enter');
      await page.locator('input[name="code"]').fill('000000');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('alert')).toContainText('That code is incorrect');
      await page.locator('input[name="code"]').fill(codes[0] ?? '');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL(`${members}/**`);

      await openSecurity(page, members, 'Switch off');
      const off = page.getByRole('form', { name: 'Switch off' });
      await off.getByLabel('Current password').fill(NEW_PASSWORD);
      await off.getByLabel('Code').fill(codes[1] ?? '');
      await off.getByRole('button', { name: 'Switch off' }).click();
      await expect(page.getByText('Two-step sign-in is off.')).toBeVisible();
    },
  );
}

/** A person of each brand: a later link of the same person would end an earlier one. */
const LINKED: Readonly<Record<string, string>> = { vixen: 'director', slayed: 'model', tushy: 'parent' };

for (const { id, members } of walkedBrands) {
  test(
    `${id}: a mailed link signs in by its button, without scripts`,
    { tag: '@long' },
    async ({ browser, request }) => {
      const email = `${LINKED[id]}@demo.example`;
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${members}/login`);
      await page.getByRole('link', { name: 'Email me a sign-in code' }).click();
      await page.locator('input[name="email"]').fill(email);
      await page.getByRole('button', { name: 'Send email' }).click();
      await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
      let link = '';
      await expect(async () => {
        const mails = await (await request.get(`${mailbox}?to=${email}`)).text();
        link = /https?:\/\/[^\s"\\]+\/sign-in\/open\?[^\s"\\<]+/.exec(mails)?.[0]?.replaceAll('&amp;', '&') ?? '';
        expect(link).not.toBe('');
      }).toPass();
      await page.goto(link);
      await expect(page.getByText(email)).toBeVisible();
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL(`${members}/**`);
      await page.goto(`${members}/account`);
      await expect(page.getByText(email).first()).toBeVisible();
      await page.goto(link);
      await expect(
        page
          .getByRole('heading', { name: 'You are already signed in' })
          .or(page.getByRole('heading', { name: 'This link has expired' })),
      ).toBeVisible();
      await context.close();
    },
  );
}

/** Another person of each brand, whose mails no other walk counts. */
const CODED: Readonly<Record<string, string>> = { vixen: 'king', slayed: 'official', tushy: 'child' };

for (const { id, members, tour, tenant } of walkedBrands) {
  test(
    `${id}: a mailed code signs in where it was requested, leads to the page that was wanted, and the form that was left leads back`,
    { tag: '@long' },
    async ({ page, request }) => {
      const email = `${CODED[id]}@demo.example`;
      await page.goto(`${members}/oidc/login?uri=%2Faccount`);
      const form = page.url();
      await page.getByRole('link', { name: 'Email me a sign-in code' }).click();
      await page.locator('input[name="email"]').fill(email);
      await page.getByRole('button', { name: 'Send email' }).click();
      await expect(page.getByText(email)).toBeVisible();
      let code = '';
      await expect(async () => {
        const mails = (await (await request.get(`${mailbox}?to=${email}`)).json()) as { to: string; subject: string }[];
        code =
          mails.flatMap((mail) => (mail.to.includes(email) ? (/^(\d{6}) is/.exec(mail.subject)?.[1] ?? []) : []))[0] ??
          '';
        expect(code).not.toBe('');
      }).toPass();
      await page.getByLabel('Code').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
      await page.getByLabel('Code').press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByLabel('Code').fill(code);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL(`${members}/account`);
      await page.goto(form);
      await page.getByRole('link', { name: `Back to ${tenant.name}` }).click();
      await page.waitForURL(`${tour}/`);
    },
  );
}
