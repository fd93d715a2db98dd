import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBrand } from '../../testing/story-brands.ts';
import { Identity } from './identity.tsx';

const meta = { title: 'Foundations/Identity', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

/** The brand and the appearance of the toolbar: wordmark, type, palette, corners, motion, voice and compositions. */
export const OfTheBrand: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const appearance = globals['appearance'] === 'light' ? 'light' : 'dark';
    const brand = String(globals['brand']);
    return <Identity key={`${brand} ${appearance}`} tenant={storyBrand(brand)} appearance={appearance} />;
  },
  play: async ({ canvas, globals }) => {
    const { copy, theme } = storyBrand(String(globals['brand']));
    await expect(canvas.getAllByText(copy.tagline).length).toBeGreaterThan(1);
    await expect(canvas.getAllByText(theme.fonts.display)).not.toHaveLength(0);
    // Read from theme.css by the browser.
    await expect(canvas.getAllByText(theme.palette.accent)).not.toHaveLength(0);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
