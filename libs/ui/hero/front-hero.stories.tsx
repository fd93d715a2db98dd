import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button/button-link.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { samplePicture } from '../story-samples/pictures.ts';
import { FrontHero, type FrontHeroProps } from './front-hero.tsx';

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
    frames: ['Saltwater', 'Paper Lanterns', 'Northern Heat', 'An Unfinished Letter'].map((title, index) => ({
      title,
      href: `#${title}`,
      picture: samplePicture(index),
    })),
  },
} satisfies Meta<FrontHeroProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const FullCentered: Story = { args: { align: 'center' } };
export const Split: Story = { args: { kind: 'split' } };
export const Letterbox: Story = { args: { kind: 'letterbox', align: 'center' } };
export const Filmstrip: Story = { args: { kind: 'filmstrip' } };
export const Wall: Story = {
  args: { kind: 'wall' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Saltwater' })).toHaveAttribute('href', '#Saltwater');
  },
};
export const WallCentered: Story = { args: { kind: 'wall', align: 'center' } };
/** As a member sees it, who has come to go on: without the text, and lower. */
export const Short: Story = {
  args: { isShort: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(String(args.text))).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Play' })).toBeVisible();
  },
};
export const ShortSplit: Story = { args: { kind: 'split', isShort: true } };
export const ShortLetterbox: Story = { args: { kind: 'letterbox', align: 'center', isShort: true } };
export const ShortFilmstrip: Story = { args: { kind: 'filmstrip', align: 'end', isShort: true } };
export const ShortWall: Story = { args: { kind: 'wall', isShort: true } };
