import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Half of a start is stripping types and compiling. NODE_COMPILE_CACHE, as `npm start` sets it, names another folder.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/node'));
await import('./serve.ts');
