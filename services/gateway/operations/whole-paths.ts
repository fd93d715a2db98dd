import { resolve } from 'node:path';

const FILE = '--file=';
/** The actions of `content` that have a folder or a file; the others name films and give reasons. */
const FILES_OF_CONTENT = ['import', 'export'];
/** Where `media` has its file: `add FILM FILE`, `picture NAME SHAPE FILE`, `set FILM FOLDER`, `import FOLDER`. */
const FILE_OF_MEDIA: Readonly<Record<string, number>> = { add: 2, picture: 3, set: 2, import: 1 };

/**
 * The arguments with every file and folder as the operator's folder has it: another process may be the one to read it.
 * @param folder where the operator is
 */
export function withWholePaths(name: string, args: readonly string[], folder = operatorsFolder()): readonly string[] {
  const hasFiles = name === 'content' && FILES_OF_CONTENT.includes(args[0] ?? '');
  return args.map((arg, index) => {
    if (hasFiles && index > 0 && !arg.startsWith('-')) return resolve(folder, arg);
    if (name === 'media' && index === FILE_OF_MEDIA[args[0] ?? '']) return resolve(folder, arg);
    if (args[index - 1] === '--file') return resolve(folder, arg);
    return arg.startsWith(FILE) ? FILE + resolve(folder, arg.slice(FILE.length)) : arg;
  });
}

/** A file as the operator's folder has it. */
export const wholePath = (file: string): string => resolve(operatorsFolder(), file);

/** npm runs scripts in the root, whatever folder the operator is in. */
const operatorsFolder = (): string => process.env['INIT_CWD'] ?? '.';
