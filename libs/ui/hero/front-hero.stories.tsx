import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button/button-link.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';
import { samplePicture } from '../story-samples/pictures.ts';
import { FrontHero, type FrontHeroProps } from './front-hero.tsx';

const framesOf = (titles: readonly string[]) =>
  titles.map((title, index) => ({ title, href: `#${title}`, picture: samplePicture(index) }));

const frames = framesOf(['Saltwater', 'Paper Lanterns', 'Northern Heat', 'An Unfinished Letter']);

/** Names of places, as a bundle has its studios. */
const many = framesOf(['North', 'East Side', 'South', 'West Side', 'Harbour', 'Old Town', 'Hill', 'Bridge', 'Garden']);

const meta = {
  title: 'Components/FrontHero',
  component: FrontHero,
  parameters: {
    layout: 'fullscreen',
    ...withKeyboard('What opens the home page of a brand, in the kind and with the alignment that it chose.', [
      ['Tab', 'From one action to the next, then from frame to frame'],
      ['Enter', 'Follows it'],
    ]),
  },
  args: {
    kind: 'full',
    align: 'start',
    title: 'What the Tide Kept',
    picture: samplePicture(4),
    eyebrow: 'New this week',
    facts: <span>52 min</span>,
    text: 'A house by the sea, and a letter that was never sent.',
    actions: <ButtonLink href="#play">Play</ButtonLink>,
    frames: [],
  },
} satisfies Meta<FrontHeroProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const FullCentered: Story = { args: { align: 'center' } };
export const Split: Story = { args: { kind: 'split' } };
export const Letterbox: Story = { args: { kind: 'letterbox', align: 'center' } };
export const Filmstrip: Story = { args: { kind: 'filmstrip', frames } };
export const Wall: Story = {
  args: { kind: 'wall', frames },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Saltwater' })).toHaveAttribute('href', '#Saltwater');
  },
};
export const WallCentered: Story = { args: { kind: 'wall', align: 'center', frames } };
export const WallOfMany: Story = {
  args: { kind: 'wall', frames: many },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
    await expect(canvas.getByText('Old Town')).toBeVisible();
  },
};
export const LetterboxOfMany: Story = { args: { kind: 'letterbox', frames: many } };
export const WallOfFewNamed: Story = { args: { kind: 'wall', frames: many.slice(0, 2), areNamed: true } };
export const LetterboxOfFewNamed: Story = {
  args: { kind: 'letterbox', frames: many.slice(0, 4), areNamed: true },
  play: async ({ canvas }) => {
    for (const { title } of many.slice(0, 4)) await expect(canvas.getByText(title)).toBeVisible();
  },
};
/** Shows it to a member who has come to go on: without the text, and lower. */
export const Short: Story = {
  args: { isShort: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(typeof args.text === 'string' ? args.text : '')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Play' })).toBeVisible();
  },
};
export const ShortSplit: Story = { args: { kind: 'split', isShort: true } };
export const ShortLetterbox: Story = { args: { kind: 'letterbox', align: 'center', isShort: true } };
export const ShortFilmstrip: Story = { args: { kind: 'filmstrip', align: 'end', isShort: true, frames } };
export const ShortWall: Story = { args: { kind: 'wall', isShort: true, frames } };

export const Playground: Story = playground<FrontHeroProps>(
  { title: 'What the Tide Kept', isShort: false, areNamed: false, frames },
  {
    kind: { full: true, split: true, filmstrip: true, wall: true, letterbox: true },
    align: { start: true, center: true, end: true },
  },
);
