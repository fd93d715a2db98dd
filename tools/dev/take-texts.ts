import cluster from 'node:cluster';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isEditedTexts, type TextsAnswer } from './gateway-messages.ts';
import { replaceTexts } from './replace-texts.ts';

let version = 0;

async function take(files: readonly string[]): Promise<TextsAnswer['texts']> {
  // Other processes have texts of their own.
  if (Object.keys(cluster.workers ?? {}).length > 0) return 'not taken';
  version += 1;
  let isTaken = true;
  try {
    for (const file of files.flatMap(withReaders)) {
      const { href } = pathToFileURL(file);
      const edited = (await import(`${href}?edited=${version}`)) as object;
      isTaken = replaceTexts((await import(href)) as object, edited) && isTaken;
    }
  } catch (error) {
    console.error(error);
    return 'kept';
  }
  return isTaken ? 'taken' : 'not taken';
}

/** A file of texts, then those that have parts of its texts, and those that have parts of theirs. */
function withReaders(file: string): readonly string[] {
  const folder = dirname(file);
  const readers = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .filter((other) => readFileSync(other, 'utf8').includes(`from './${basename(file)}'`));
  return [file, ...readers.flatMap(withReaders)];
}

process.on('message', (message) => {
  if (!isEditedTexts(message)) return;
  void take(message.editedTexts).then((texts) => process.send?.({ texts } satisfies TextsAnswer));
});
// It is no reason to go on running.
process.channel?.unref();
