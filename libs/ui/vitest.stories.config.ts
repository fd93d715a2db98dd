import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** Every story is rendered in the system's Chromium and read by axe, in the brand that STORY_BRAND names. */
export default defineConfig({
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('../../.storybook', import.meta.url)),
      initialGlobals: { brand: process.env['STORY_BRAND'] ?? 'vixen' },
    }),
  ],
  test: {
    name: 'stories',
    tags: [{ name: 'long' }],
    // The first story of a file waits for everything it imports to be served.
    testTimeout: 60_000,
    // Files share a page and what it has loaded: to load all of it again for each took four fifths of their time.
    isolate: false,
    // Without this vitest leaves one core to itself, which is half of a small machine.
    maxWorkers: '100%',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
          args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
