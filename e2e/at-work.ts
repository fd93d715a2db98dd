import { type Browser, expect, type Page } from '@playwright/test';
import { LISTS_WITH_VIEWS, type ListWithViews } from '@network/access/staff/saved-views.ts';
import { hasStaffScope, scopesOfRole, type StaffRole } from '@network/access/staff/staff-rights.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { DEMO_PASSWORD } from './signed-in.ts';

const port = Number(process.env['E2E_PORT'] ?? '4664');
/** Address of the console. */
export const address = `http://console.localhost:${port}`;
const mailbox = `http://localhost:${port + 2}/mail.json`;

interface DeliveredMail {
  readonly subject: string;
  readonly text: string;
  /** The address that an answer goes to. */
  readonly replyTo: string | null;
}

/** The mails to somebody, staff or not. */
export async function mailsTo(page: Page, email: string): Promise<DeliveredMail[]> {
  const mails = (await (await page.request.get(mailbox)).json()) as (DeliveredMail & { readonly to: string })[];
  return mails.filter(({ to }) => to.includes(email));
}

/** The codes that were mailed to a member of staff. */
async function codesFor(page: Page, email: string): Promise<string[]> {
  return (await mailsTo(page, email)).flatMap(({ subject }) => /^(\d{6}) is/.exec(subject)?.[1] ?? []);
}

/**
 * Signs a member of staff of the demonstration in, by password and the mailed code, and opens a page. Two sign-ins of one person at
 * the same time would read each other's codes.
 */
export function atWork(browser: Browser, role: string, path: string): Promise<Page> {
  return oneAtATime(`${role}-signs-in`, () => signInAtWork(browser, role, path));
}

async function signInAtWork(browser: Browser, role: string, path: string): Promise<Page> {
  const email = `${role}@demo.example`;
  const page = await (await browser.newContext()).newPage();
  const tried = new Set(await codesFor(page, email));
  await page.goto(address + path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const field = page.getByLabel('Code');
  await expect(field).toBeVisible();
  // A code of an earlier sign-in may arrive only now: it is not ours, and the next one is.
  await expect(async () => {
    const code = (await codesFor(page, email)).find((each) => !tried.has(each));
    if (code !== undefined && page.url() !== address + path) {
      tried.add(code);
      await field.fill(code);
      await page.getByRole('button', { name: 'Sign in' }).click();
    }
    await expect(page).toHaveURL(address + path, { timeout: code === undefined ? 500 : 10_000 });
  }).toPass({ timeout: 45_000 });
  return page;
}

/** Runs a document of the staff API on a page of the console. */
export async function callFrom(
  desk: Page,
  query: string,
): Promise<{
  readonly data?: { readonly it?: { readonly id: string } };
  readonly errors?: { readonly extensions: { readonly code: string } }[];
}> {
  return desk.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    return (await (await fetch('/staff/graphql', { method: 'POST', headers, body })).json()) as object;
  }, JSON.stringify({ query }));
}

/** A call that each list is made of, by the right that it needs. */
const LIST_CALLS: Readonly<Record<(typeof LISTS_WITH_VIEWS)[ListWithViews], string>> = {
  'content:read': '{ contentList(kind: film, limit: 1) { id } }',
  'media:write': '{ mediaSources(first: 1) { next } }',
  'billing:read': '{ bookBalances(months: 1) { unit } }',
  'mails:read': '{ queuedMails { next } }',
};

/** What the rules of `libs/access` say of every list, a role finds in the navigation, on the page and at the gateway. */
export async function staysWithinRules(desk: Page, role: StaffRole): Promise<void> {
  const lists = Object.entries(LISTS_WITH_VIEWS).map(([path, scope]) => ({
    path,
    scope,
    isOpen: hasStaffScope({ role, scopes: scopesOfRole(role) }, scope),
  }));
  const navigation = desk.getByRole('navigation', { name: 'Main' });
  for (const { path, isOpen } of lists) {
    await expect(navigation.locator(`a[href="${path}"]`), path).toHaveCount(isOpen ? 1 : 0);
  }
  const byScope = new Map(lists.map((list) => [list.scope, list]));
  for (const { path, scope, isOpen } of byScope.values()) {
    const { errors = [] } = await callFrom(desk, LIST_CALLS[scope]);
    expect({ scope, codes: errors.map(({ extensions }) => extensions.code) }).toEqual({
      scope,
      codes: isOpen ? [] : ['FORBIDDEN'],
    });
    if (isOpen) continue;
    await desk.goto(address + path);
    await expect(desk.getByRole('heading', { name: 'Your role can’t open this page' })).toBeVisible();
  }
}
