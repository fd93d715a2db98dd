import { continueOnPinnedNode, prepare } from './setup/prepare.mjs';

await prepare();
continueOnPinnedNode(['tools/test/main.ts', ...process.argv.slice(2)]);
