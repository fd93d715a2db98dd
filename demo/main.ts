import { resolve } from 'node:path';
import { writeContent } from './content/write-content.ts';

const USAGE = 'Usage: npm run demo -- write FOLDER';

const [command, folder, ...more] = process.argv.slice(2);
if (command !== 'write' || folder === undefined || more.length > 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
} else {
  // npm runs scripts in the root, whatever folder the operator is in.
  const path = resolve(process.env['INIT_CWD'] ?? '.', folder);
  const rows = writeContent(path, new Date());
  process.stdout.write(`${rows} rows of the demonstration written to ${path}.\n`);
}
