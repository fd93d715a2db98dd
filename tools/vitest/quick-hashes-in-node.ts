import { registerHooks } from 'node:module';

const QUICK = new URL('../../services/gateway/passwords/testing/quick-hashes.ts', import.meta.url).href;
const registered: { isDone?: boolean } = ((globalThis as Record<symbol, unknown>)[Symbol.for('quick-hashes')] ??= {});

// A setup file runs again for each test file, and the hook outlives it. The stand-in itself requires the real one.
if (registered.isDone !== true) {
  registered.isDone = true;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '@node-rs/argon2' && context.parentURL?.split('?')[0] !== QUICK
        ? { url: QUICK, shortCircuit: true }
        : next(specifier, context),
  });
}
