import { continueOnPinnedNode, prepare } from './setup/prepare.mjs';

await prepare();
continueOnPinnedNode(['tools/dev/main.ts', ...process.argv.slice(2)]);
