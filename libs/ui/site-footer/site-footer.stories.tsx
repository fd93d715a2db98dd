import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { Wordmark } from '../wordmark/wordmark.tsx';
import { SiteFooter } from './site-footer.tsx';

const COLUMNS = [
  { title: 'Browse', links: ['Videos', 'Performers', 'Channels', 'Categories'] },
  { title: 'Help', links: ['Support', 'Casting', 'Content removal'] },
  { title: 'Legal', links: ['Terms', 'Privacy', 'Safety'] },
].map(({ title, links }) => ({ title, links: links.map((label) => ({ href: `#${label}`, label })) }));

const meta = {
  title: 'Components/SiteFooter',
  component: SiteFooter,
  parameters: {
    layout: 'fullscreen',
    ...withKeyboard('The end of every page: whose it is, where else to go, and what the law asks to be said.', [
      ['Tab', 'From link to link, column by column'],
      ['Enter', 'Follows the link'],
    ]),
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const ThreeColumns: Story = {
  render: (_, { globals }) => {
    const brand = String(globals['brand']);
    return (
      <SiteFooter
        brand={<Wordmark src={`/brand-assets/${brand}/wordmark.svg`} name={brand} />}
        tagline="Cinema, dressed for the evening."
        label="About and legal"
        columns={COLUMNS}
        legal={<p>For adults only. All who appear were 18 or older at the time of filming.</p>}
      />
    );
  },
};
