import { type Browser, expect, type Page } from '@playwright/test';
import { brands } from './brands.ts';

/** The brand that most journeys are made on, and its members host. */
export const { id: flagship, members } = brands.find((brand) => brand.tenant.flagship) ?? { id: '', members: '' };

/** Password of all demonstration people. */
export const DEMO_PASSWORD = 'Demo1234pass';

/** Fills in the sign-in form that is open, and sends it. */
export async function fillSignIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="password"]').press('Enter');
}

/** Signs a demonstration person in on a members host. */
export async function signIn(page: Page, name: string, host = members): Promise<void> {
  expect((await page.goto(`${host}/login`))?.status()).toBe(200);
  await fillSignIn(page, `${name}@demo.example`);
  await page.waitForURL(`${host}/**`);
}

/** A browser of its own with that demonstration person signed in. */
export async function signedIn(browser: Browser, name: string, host = members): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, name, host);
  return page;
}
