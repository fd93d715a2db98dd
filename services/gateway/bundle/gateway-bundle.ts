import { defineConfig, type UserConfig } from 'vite';
import { sourceAddresses } from './source-addresses.ts';

/** Where a bundle of the gateway begins and goes; the paths are whole. */
export interface GatewayBundle {
  readonly root: string;
  readonly input: string;
  readonly outDir: string;
}

/**
 * How the gateway becomes one file, which starts in half the time that a thousand modules take. What is
 * native, or reads files of its own package, stays a package.
 */
export const gatewayBundle = ({ root, input, outDir }: GatewayBundle): UserConfig =>
  defineConfig({
    root,
    publicDir: false,
    clearScreen: false,
    plugins: [sourceAddresses()],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      // Names in stack traces are those of the source.
      minify: false,
      reportCompressedSize: false,
      target: 'node24',
      rolldownOptions: {
        input,
        // One file: a running server does not change, whatever a later build writes.
        output: { entryFileNames: 'server.js', codeSplitting: false },
        // Packages that wrap callers for their warnings do so by eval.
        checks: { eval: false },
      },
    },
    environments: {
      ssr: {
        resolve: { noExternal: true, external: ['@node-rs/argon2', 'sharp', 'wawoff2'] },
      },
    },
  });
