import { continueOnPinnedNode, prepare } from './setup/prepare.mjs';

await prepare();
continueOnPinnedNode(['tools/start/main.ts', ...process.argv.slice(2)]);
