import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Names the version of Chromium that took the pictures beside it. */
export const BROWSER = 'browser.txt';

/**
 * Whether the committed pictures are of another version of Chromium than this one, which draws edges and letters its own
 * way: what differs then is reported, and fails nothing.
 * @throws Error when single pictures are to be renewed by another version than that of the rest
 */
export async function isTakenByOther(
  folder: string,
  version: string,
  { only, renew }: { readonly only?: readonly string[] | undefined; readonly renew: boolean },
): Promise<boolean> {
  const before = (await readFile(join(folder, BROWSER), 'utf8').catch(() => '')).trim();
  const isOther = before !== '' && before !== version;
  if (isOther && renew && only) {
    throw new Error(`The looks were taken by Chromium ${before}, and this is ${version}: renew all of them.`);
  }
  return isOther;
}

/** Notes which Chromium took the pictures of that folder. */
export async function noteBrowser(folder: string, version: string): Promise<void> {
  await writeFile(join(folder, BROWSER), `${version}\n`);
}
