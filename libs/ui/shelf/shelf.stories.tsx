import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';
import { mediaCards, portraitCards } from '../story-samples/sample-cards.tsx';
import { CardOutline, CardPlace } from './card-outline.tsx';
import { Shelf, SHELF_SIZES, type ShelfProps } from './shelf.tsx';

const labels = { previous: 'Back', next: 'Forth' };

const meta = {
  title: 'Components/Shelf',
  component: Shelf,
  subcomponents: { CardOutline, CardPlace },
  parameters: {
    layout: 'fullscreen',
    ...withKeyboard('Cards in a row that scrolls sideways.', [
      ['Tab', 'From card to card; the row follows'],
      ['Arrow right, Arrow left', 'Scrolls a row that has focus'],
      ['Enter', 'Follows the card’s link'],
    ]),
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const releases = () => (
  <Shelf title="New releases" more={{ href: '#all', label: 'See all' }} labels={labels} className="px-gutter">
    {mediaCards(10, SHELF_SIZES.media)}
  </Shelf>
);

export const Media: Story = {
  render: releases,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('heading', { level: 3 });
    first?.querySelector('a')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second?.querySelector('a')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(first?.querySelector('a')).toHaveFocus();
    const list = canvas.getByRole('list');
    await expect(canvas.getByRole('button', { name: 'Back', hidden: true })).toBeDisabled();
    canvas.getByRole('button', { name: 'Forth', hidden: true }).click();
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0));
  },
};

/** The heading has the room of arrows, whether or not the row has any, so that it does not move when they come. */
export const InSight: Story = {
  render: () => (
    <Shelf title="Two films" more={{ href: '#all', label: 'See all' }} labels={labels} className="px-gutter">
      {mediaCards(2, SHELF_SIZES.media)}
    </Shelf>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('.shelf-arrows')?.clientWidth).toBeGreaterThan(70);
  },
};

/** The keyboard meets no card that is half out of the row. */
export const KeyboardAtTheEdge: Story = {
  render: releases,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const isWhole = (item: Element) => item.getBoundingClientRect().right <= list.getBoundingClientRect().right + 1;
    const cut = [...list.children].find((item) => !isWhole(item));
    const link = cut?.querySelector('a');
    if (!cut || !link) throw new Error('The row has no card that is cut.');
    await expect(cut.getBoundingClientRect().left).toBeLessThan(list.getBoundingClientRect().right);
    // Any key: from then on the focus counts as moved by keyboard.
    await userEvent.tab();
    link.focus();
    await waitFor(() => expect(isWhole(cut)).toBe(true));
  },
};

export const Portrait: Story = {
  render: () => (
    <Shelf title="Faces" labels={labels} shape="portrait" className="px-gutter">
      {portraitCards(12, SHELF_SIZES.portrait)}
    </Shelf>
  ),
};

/** What stands at the end of a row until somebody comes near it: links in the room of their cards. */
export const Outlines: Story = {
  render: () => (
    <Shelf title="Out of sight" labels={labels} className="px-gutter">
      {mediaCards(2, SHELF_SIZES.media)}
      <CardOutline shape="media" title="The Window of Salt Air" href="#film" />
      <CardOutline shape="media" title="A Tide Before Honey and Smoke" href="#other" />
      <CardPlace />
    </Shelf>
  ),
  play: async ({ canvas }) => {
    const [whole, , outline] = canvas.getAllByRole('listitem').map((item) => item.firstElementChild?.clientHeight);
    await expect(Math.abs((whole ?? 0) - (outline ?? 0))).toBeLessThan(30);
    await expect(canvas.getByRole('link', { name: 'The Window of Salt Air' })).toBeVisible();
  },
};

/** Text for screen readers only stays within the row, and does not widen the page. */
export const HiddenWords: Story = {
  render: () => (
    <Shelf title="Deals" labels={labels} className="px-gutter">
      {Array.from({ length: 12 }, (_, index) => (
        <a key={index} href={`#deal-${String(index)}`}>
          See the deal <span className="sr-only">number {index + 1}</span>
        </a>
      ))}
    </Shelf>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Playground: Story = playground<ShelfProps>(
  { title: 'New releases', text: '', labels, className: 'px-gutter', children: mediaCards(8, SHELF_SIZES.media) },
  { shape: { media: true, portrait: true, wide: true } },
);
