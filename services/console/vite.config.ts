import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adoptedStyles } from '@network/core/build/adopted-styles.ts';
import { compressAssets } from '@network/core/build/compress-assets.ts';
import { ownConditions } from '@network/core/build/own-conditions.ts';

const outDir = resolve(import.meta.dirname, '../../dist/services/console');

/** `dist/services/console`: `server.js`, and `client/` with the one page and its assets. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  clearScreen: false,
  plugins: [react(), tailwindcss(), ownConditions(), adoptedStyles(), compressAssets()],
  // Nobody reads it, and it compresses everything once more.
  build: { reportCompressedSize: false },
  builder: {
    buildApp: async (builder) => {
      const { client, ssr } = builder.environments;
      rmSync(outDir, { recursive: true, force: true });
      if (client) await builder.build(client);
      if (ssr) await builder.build(ssr);
    },
  },
  environments: {
    client: {
      build: {
        outDir: join(outDir, 'client'),
        emptyOutDir: false,
        target: 'es2022',
        // The page's policy lets no script in that stands in the document.
        modulePreload: { polyfill: false },
        // And no font that does.
        assetsInlineLimit: 0,
        rolldownOptions: { input: resolve(import.meta.dirname, 'index.html') },
      },
    },
    ssr: {
      build: {
        outDir,
        emptyOutDir: false,
        ssr: true,
        minify: true,
        target: 'node24',
        rolldownOptions: {
          input: resolve(import.meta.dirname, 'entry-server.ts'),
          output: { entryFileNames: 'server.js', codeSplitting: false },
        },
      },
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    },
  },
});
