import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';
import { Wordmark } from '../wordmark/wordmark.tsx';
import { SiteFooter, type SiteFooterProps } from './site-footer.tsx';

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

/** A footer in one of its looks, in the brand of the toolbar. */
const inLook = (look: NonNullable<SiteFooterProps['look']>): Pick<Story, 'render'> => ({
  render: (_, { globals }) => {
    const brand = String(globals['brand']);
    const size = look === 'masthead' ? 'title' : 'bar';
    return (
      <SiteFooter
        look={look}
        brand={<Wordmark src={`/brand-assets/${brand}/wordmark.svg`} name={brand} size={size} />}
        tagline="Cinema, dressed for the evening."
        label="About and legal"
        columns={COLUMNS}
        legal={<p>For adults only. All who appear were 18 or older at the time of filming.</p>}
      />
    );
  },
});

/** Every link is as wide as its words, which no box cuts, and nothing makes the page scroll sideways. */
const expectReadable: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  const links = canvas.getAllByRole('link');
  await expect(links).toHaveLength(10);
  for (const link of links) await expect(link.scrollWidth).toBeLessThanOrEqual(Math.ceil(link.offsetWidth) + 1);
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};

const onAPhone = { globals: { viewport: { value: 'phone' } }, play: expectReadable } satisfies Story;

export const ThreeColumns: Story = { ...inLook('columns') };
export const Masthead: Story = { ...inLook('masthead'), play: expectReadable };
export const Lines: Story = { ...inLook('lines'), play: expectReadable };
export const Poster: Story = { ...inLook('poster'), play: expectReadable };
export const Card: Story = { ...inLook('card'), play: expectReadable };
export const ThreeColumnsOnAPhone: Story = { ...inLook('columns'), ...onAPhone };
export const MastheadOnAPhone: Story = { ...inLook('masthead'), ...onAPhone };
export const LinesOnAPhone: Story = { ...inLook('lines'), ...onAPhone };
export const PosterOnAPhone: Story = { ...inLook('poster'), ...onAPhone };
export const CardOnAPhone: Story = { ...inLook('card'), ...onAPhone };

export const Playground: Story = playground<SiteFooterProps>(
  {
    brand: 'Brand',
    tagline: 'Cinema, dressed for the evening.',
    label: 'About and legal',
    columns: COLUMNS,
    legal: <p>For adults only.</p>,
  },
  { look: { columns: true, masthead: true, lines: true, poster: true, card: true } },
);
