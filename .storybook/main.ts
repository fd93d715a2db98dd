import { readdirSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';

const brands = readdirSync(new URL('../apps', import.meta.url));

const config: StorybookConfig = {
  stories: ['./*.mdx', '../libs/ui/**/*.mdx', '../libs/ui/**/*.stories.tsx', '../libs/features/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The pictures that the demonstration shows, so that designers judge with real ones.
  staticDirs: [
    { from: '../demo/media/pictures', to: '/pictures' },
    { from: '../demo/media/clips', to: '/clips' },
    ...brands.map((brand) => ({ from: `../apps/${brand}/assets`, to: `/brand-assets/${brand}` })),
  ],
  viteFinal: async (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), tailwindcss(), lateFaces()] }),
};

/** An app preloads its fonts and does not swap in late ones; here brands change while somebody looks. */
function lateFaces() {
  return {
    name: 'late-faces',
    transform: {
      filter: { code: 'font-display' },
      handler: (code: string, id: string) =>
        id.endsWith('.css')
          ? { code: code.replaceAll(/font-display:\s*optional/g, 'font-display: swap'), map: null }
          : null,
    },
  };
}

export default config;
