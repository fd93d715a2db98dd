import { continueOnPinnedNode, prepare } from './setup/prepare.mjs';

prepare();
continueOnPinnedNode(['tools/test/main.ts', ...process.argv.slice(2)]);
