import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { Person } from '../person.ts';
import { press } from './browser.ts';
import { STUDIO } from './studio-files.ts';

/** It is gone within seconds, also on a busy machine. */
const GONE_WITHIN_MS = 10_000;
const ASKED_EACH_MS = 20;

/**
 * Takes the film of the console back on its page there, and asks for what a visitor had of it: its page and the picture that is shared.
 * @returns the seconds from the press of the button until neither was there any more
 * @throws Error where one still is after ten seconds
 */
export async function takeFilmBack(desk: Page, tour: string): Promise<number> {
  const visitor = new Person();
  const film = `${tour}/videos/${STUDIO.upload.slug}`;
  const { status, text } = await visitor.open(film);
  const [, picture] = /<meta property="og:image" content="([^"]+)"/.exec(text) ?? [];
  if (status !== 200 || picture === undefined) throw new Error(`${film} has no picture to share: ${String(status)}`);
  let left = [film, picture.replaceAll('&amp;', '&')];
  await press(desk.getByRole('button', { name: 'Take back…' }));
  const confirm = desk.getByRole('dialog').getByRole('button', { name: 'Take back', exact: true });
  await confirm.waitFor();
  const begun = performance.now();
  await press(confirm);
  for (;;) {
    const answers = await Promise.all(left.map((address) => visitor.open(address)));
    left = left.filter((_address, index) => answers[index]?.status !== 404);
    const took = performance.now() - begun;
    if (left.length === 0) return took / 1_000;
    if (took > GONE_WITHIN_MS) throw new Error(`was taken back and is still there: ${left.join(', ')}`);
    await pause(ASKED_EACH_MS);
  }
}
