/** What a page has its reader write: a new file, or lines of files that exist, as a patch without line numbers. */
export interface Change {
  /** From the root; `*` stands for any folder, for the same change in several files. */
  readonly path: string;
  readonly kind: 'file' | 'patch';
  readonly text: string;
}

const fence = /^( *)```(\w+) title="([^"]+)"\n([\s\S]*?)^\1```$/gm;
const command = /^npx vitest run (.+)$/gm;

/** The changes of a page, in its order: its code blocks with a `title`, which names the file. */
export function readChanges(page: string): readonly Change[] {
  return [...page.matchAll(fence)].map(([, indent = '', language, path = '', text = '']) => ({
    path,
    kind: language === 'diff' ? 'patch' : 'file',
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

/** The arguments of the `npx vitest run` commands with which a page ends, except those about a name to be chosen. */
export function readTestCommands(page: string): readonly string[] {
  return [...page.matchAll(command)].map(([, args = '']) => args).filter((args) => !args.includes('<'));
}

/**
 * Applies a patch to a text. Its lines begin with a space (there already), `+` (to add) or `-` (to remove); `@@` begins
 * another place.
 * @throws Error when the lines that should be there are not, or are there more than once
 */
export function applyPatch(text: string, patch: string): string {
  return patch.split(/^@@.*\n/m).reduce((result, hunk) => {
    const lines = hunk.split('\n').slice(0, -1);
    const take = (drop: string): string =>
      lines
        .filter((line) => !line.startsWith(drop))
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    const [before, after] = [take('+'), take('-')];
    const places = `\n${result}`.split(`\n${before}`).length - 1;
    if (places !== 1) throw new Error(`expected these lines once, found them ${places} times:\n${before}`);
    return `\n${result}`.replace(`\n${before}`, () => `\n${after}`).slice(1);
  }, text);
}
