import cluster from 'node:cluster';
import { pathToFileURL } from 'node:url';
import { isEditedTexts, type TextsAnswer } from './gateway-messages.ts';
import { replaceTexts } from './replace-texts.ts';

let version = 0;

async function take(files: readonly string[]): Promise<TextsAnswer['texts']> {
  // Other processes have texts of their own.
  if (Object.keys(cluster.workers ?? {}).length > 0) return 'not taken';
  version += 1;
  let isTaken = true;
  for (const file of files) {
    const { href } = pathToFileURL(file);
    try {
      const edited = (await import(`${href}?edited=${version}`)) as object;
      isTaken = replaceTexts((await import(href)) as object, edited) && isTaken;
    } catch (error) {
      console.error(error);
      return 'kept';
    }
  }
  return isTaken ? 'taken' : 'not taken';
}

process.on('message', (message) => {
  if (!isEditedTexts(message)) return;
  void take(message.editedTexts).then((texts) => process.send?.({ texts } satisfies TextsAnswer));
});
// It is no reason to go on running.
process.channel?.unref();
