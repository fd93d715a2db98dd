import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { LoadedModules } from './gateway-messages.ts';

let unsent: string[] = [];

function send(): void {
  if (unsent.length > 0) process.send?.({ loaded: unsent } satisfies LoadedModules);
  unsent = [];
}

// Loaded before the gateway’s own program. Only Node knows what it imports, also later and under a condition.
registerHooks({
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context);
    if (resolved.url.startsWith('file:') && !resolved.url.includes('/node_modules/')) {
      if (unsent.length === 0) setImmediate(send);
      unsent.push(fileURLToPath(resolved.url));
    }
    return resolved;
  },
});
// One that can't start ends before its turn, and what it has loaded is what has to be mended.
process.once('exit', send);
