import { join } from 'node:path';
import { MEMBER, download, favor, find, join as joinNetwork, play } from './member.ts';
import type { OpenedNetwork } from './opening.ts';
import { storedFileOf } from './stored-files.ts';
import { MEMBER_PAGES, visitPages } from './visit-pages.ts';

/** Somebody joins and pays, finds the film, makes it a favorite, plays it with its sound, downloads it and looks around. */
export async function useAsMember({ steps, network, browser, folder }: OpenedNetwork): Promise<void> {
  const { members } = network;
  const context = await browser.open();
  const page = await context.newPage();
  await steps.run('join', async () => {
    await joinNetwork(page, members);
    return `${MEMBER} paid for a month`;
  });
  await steps.run('find and favor', async () => {
    await find(page, members);
    await favor(page, members);
    return 'by a word, by a category, and among the favorites';
  });
  await steps.run('play', async () => `${String(await play(page))} bytes of sound were decoded`);
  await steps.run('download', async () => {
    const file = await download(page);
    return `${file.name}, ${String(file.bytes)} bytes, is ${await storedFileOf(join(folder, 'data/media'), file)} of the store`;
  });
  await steps.run('pages', async () => {
    await visitPages(context, members, Object.values(MEMBER_PAGES));
    return Object.keys(MEMBER_PAGES).join(', ');
  });
}
