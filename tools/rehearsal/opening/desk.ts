import type { Page } from 'playwright-core';
import { press } from './browser.ts';
import { FILM_SECONDS, STUDIO, type StudioFiles } from './studio-files.ts';

const PASSWORD = 'Studio-opens-1234';

/** Chooses the password by the link of `admin password`, and signs in with the code of `admin code`. */
export async function startWork(
  page: Page,
  staff: {
    readonly console: string;
    readonly email: string;
    readonly link: string;
    readonly code: () => Promise<string>;
  },
): Promise<void> {
  await page.goto(staff.link);
  for (const field of await page.locator('input[type="password"]').all()) await field.fill(PASSWORD);
  await press(page.getByRole('button', { name: 'Save password' }));
  await page.goto(staff.console);
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await press(page.getByRole('button', { name: 'Continue' }));
  const code = page.getByLabel('Code');
  await code.waitFor();
  await code.fill(await staff.code());
  await press(page.getByRole('button', { name: 'Sign in' }));
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}

/** Writes a draft, sends its film and its poster, waits until it is prepared, and publishes it. */
export async function publishFilm(
  page: Page,
  consoleUrl: string,
  files: Pick<StudioFiles, 'film' | 'poster'>,
): Promise<void> {
  const { upload, performer, category } = STUDIO;
  await page.goto(`${consoleUrl}/films/new`);
  await page.getByLabel('Title', { exact: true }).fill(upload.title);
  await page.getByLabel('Slug').fill(upload.slug);
  await page.getByLabel('Site').selectOption('vixen');
  await page.getByLabel('Length in seconds').fill(String(FILM_SECONDS));
  for (const [list, { slug, name }] of [
    ['performers', performer],
    ['categories', category],
  ] as const) {
    await page.getByRole('combobox', { name: `Find: ${list}` }).fill(slug);
    await press(page.getByRole('option', { name }).first());
  }
  await press(page.getByRole('button', { name: 'Create draft' }));
  await press(page.getByRole('link', { name: 'Open its uploads' }));
  await page.getByLabel('Drop a film or a picture here, or choose one').setInputFiles([files.film, files.poster]);
  const sent = page.getByRole('region', { name: 'Uploading' }).getByRole('listitem').filter({ hasText: '.mp4' });
  await press(sent.getByRole('link', { name: 'View progress' }));
  await page.getByText('Ready, waiting for its draft').waitFor({ timeout: 600_000 });
  await press(page.getByRole('region', { name: 'Ready' }).getByRole('link', { name: 'Open the film' }));
  await press(page.getByRole('button', { name: 'Publish now' }));
  await page.getByText('Published.', { exact: true }).waitFor();
}
