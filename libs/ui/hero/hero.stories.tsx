import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { samplePicture } from '../story-samples/pictures.ts';
import { Hero, type HeroProps } from './hero.tsx';

const meta = {
  title: 'Components/Hero',
  component: Hero,
  parameters: {
    layout: 'fullscreen',
    ...withKeyboard('The first thing on a page: a picture as wide as the window, and what to do about it.', [
      ['Tab', 'From one action to the next'],
      ['Enter', 'Follows it'],
    ]),
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Page: Story = {
  render: () => (
    <Hero
      title="What the Tide Kept"
      eyebrow="New this week"
      picture={samplePicture(4)}
      text="A house by the sea, and a letter that was never sent."
      actions={<ButtonLink href="#play">Play</ButtonLink>}
    />
  ),
};

export const Band: Story = {
  render: () => <Hero title="Drama" size="band" picture={samplePicture(6)} text="Slow evenings, long looks." />,
};

export const Playground: Story = playground<HeroProps>(
  {
    title: 'What the Tide Kept',
    eyebrow: 'New this week',
    text: 'A house by the sea, and a letter that was never sent.',
    picture: samplePicture(4),
    actions: <ButtonLink href="#play">Play</ButtonLink>,
    size: 'page',
  },
  { size: { page: true, band: true } },
);
