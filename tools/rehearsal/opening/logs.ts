import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a server of a network that has just been opened says at its start; everything else at this level is a fault. */
const EXPECTED = [/^BILLERS=sandbox: /, /^MAIL=off: /, /^No plan is on sale: /, /^Nothing recommends/];

/** The warnings and errors that servers of packages in that folder have logged, except for those of their start. */
export async function unexpectedLines(folder: string): Promise<readonly string[]> {
  const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  const texts = await Promise.all(logs.map((name) => readFile(join(folder, name), 'utf8')));
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line !== '' && !EXPECTED.some((known) => known.test(messageOf(line))));
}

/** Returns the message of a line of the log; anything else that a server printed is returned whole. */
function messageOf(line: string): string {
  try {
    return String((JSON.parse(line) as { readonly msg?: unknown }).msg);
  } catch {
    return line;
  }
}
