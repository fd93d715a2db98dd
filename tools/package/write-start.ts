import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The oldest Node.js that runs our servers. */
const OLDEST_NODE = 24;

/**
 * Writes a file that starts a program of a package. It is read by any Node.js there is, so that one that is too old says
 * so in a sentence.
 */
export async function writeStart(folder: string, name: string, program: string): Promise<void> {
  const lines = [
    `if (Number(process.versions.node.split('.')[0]) < ${OLDEST_NODE}) {`,
    `  console.error('Node.js ${OLDEST_NODE} or later is needed; this is ' + process.versions.node + '.');`,
    '  process.exit(1);',
    '}',
    `const program = new URL('${program}', import.meta.url);`,
    '// As if Node.js had been started with the program itself: it starts its workers by this.',
    'process.argv[1] = decodeURIComponent(program.pathname);',
    'import(program.href);',
  ];
  await writeFile(join(folder, name), `${lines.join('\n')}\n`);
}
