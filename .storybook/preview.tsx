import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { configure } from 'storybook/test';
import { BREAKPOINTS } from '@network/ui/constants.ts';
import { BRANDS } from './brands.ts';
import { FramedDocsPage } from './docs-page.tsx';

// What a story waits for comes after frames, of which a loaded machine draws few.
configure({ asyncUtilTimeout: 10_000 });

const VIEWPORTS = Object.fromEntries(
  [...Object.entries(BREAKPOINTS), ['phone', 390] as const, ['desktop', 1440] as const, ['wall', 2560] as const]
    .toSorted(([, one], [, other]) => one - other)
    .map(([name, width]) => [name, { name: `${name} ${width}`, styles: { width: `${width}px`, height: '900px' } }]),
);

/** Puts the toolbar's brand, locale and motion where an app puts them: on the document. */
const withDocument: Decorator = (Story, { globals }) => {
  const { brand, motion, locale, appearance } = globals as Record<'brand' | 'motion' | 'locale' | 'appearance', string>;
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.brand = brand;
    root.dataset.motion = motion;
    root.dataset.appearance = appearance;
    root.lang = locale;
    root.dir = new Intl.Locale(locale).language === 'ar' ? 'rtl' : 'ltr';
  }, [brand, motion, locale, appearance]);
  return <Story />;
};

const preview: Preview = {
  decorators: [withDocument],
  initialGlobals: { brand: 'vixen', motion: 'full', locale: 'en', appearance: 'dark' },
  globalTypes: {
    brand: { description: 'Brand', toolbar: { icon: 'paintbrush', dynamicTitle: true, items: [...BRANDS] } },
    appearance: {
      description: 'Appearance, of brands that have both',
      toolbar: { icon: 'contrast', dynamicTitle: true, items: ['dark', 'light'] },
    },
    motion: { description: 'Motion', toolbar: { icon: 'lightning', dynamicTitle: true, items: ['full', 'reduced'] } },
    locale: { description: 'Locale', toolbar: { icon: 'globe', dynamicTitle: true, items: ['en', 'de', 'ar'] } },
  },
  parameters: {
    viewport: { options: VIEWPORTS },
    docs: { page: FramedDocsPage },
    backgrounds: { disable: true },
    // A story shows a state; its docs describe the props. Those called Playground switch the panel on (playground.ts).
    controls: { disable: true },
    layout: 'padded',
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      // A story is a part of a page: it has no landmarks and no first heading of its own.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          // This is a rule of WCAG 2.5.3; axe counts it as experimental.
          { id: 'label-content-name-mismatch', enabled: true },
        ],
      },
    },
    options: { storySort: { order: ['Foundations', ['For designers'], 'Pages', 'Components', 'Screens', 'Dialogs'] } },
  },
  tags: ['autodocs'],
};

export default preview;
