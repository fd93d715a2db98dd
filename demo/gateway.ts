import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// This does what the gateway's own main.ts does.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'));
await import('./serve.ts');
