import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { sourceAddresses } from './bundle/source-addresses.ts';

/**
 * `dist/services/gateway/server.js`: the gateway as one file, which starts in half the time that a thousand modules take
 * (decision 0105). What is native, or reads files of its own package, stays a package.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  clearScreen: false,
  plugins: [sourceAddresses()],
  build: {
    ssr: true,
    outDir: resolve(import.meta.dirname, '../../dist/services/gateway'),
    emptyOutDir: true,
    // Names in stack traces are those of the source.
    minify: false,
    reportCompressedSize: false,
    target: 'node24',
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'serve.ts'),
      // One file: a running server does not change, whatever a later build writes.
      output: { entryFileNames: 'server.js', codeSplitting: false },
      // Packages that wrap callers for their warnings do so by eval.
      checks: { eval: false },
    },
  },
  environments: {
    ssr: {
      resolve: { noExternal: true, external: ['@electric-sql/pglite', '@node-rs/argon2', 'sharp'] },
    },
  },
});
