import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { continueOnPinnedNode, prepare, root } from './setup/prepare.mjs';

const [what = '', ...args] = process.argv.slice(2);
await prepare();
// Either a script of ours or a command of a dependency.
const script = existsSync(join(root, what)) ? what : join(root, 'node_modules/.bin', what);
continueOnPinnedNode([script, ...args]);
