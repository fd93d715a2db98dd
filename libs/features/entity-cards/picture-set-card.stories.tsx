import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '@network/ui/story-samples/keyboard.ts';
import { samplePicture } from '@network/ui/story-samples/pictures.ts';
import { PictureSetCard } from './picture-set-card.tsx';

const card = {
  title: '64 pictures',
  picture: samplePicture(5),
  text: 'Stills from the set, up to 4K.',
  className: 'max-w-96',
} as const;

const meta = {
  title: 'Components/PictureSetCard',
  component: PictureSetCard,
  parameters: withKeyboard('A set of pictures beside what they belong to.', [
    ['Tab', 'Focuses the card’s link, where it has one'],
    ['Enter', 'Opens the set'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Open: Story = { render: () => <PictureSetCard {...card} href="#pictures" /> };

export const WithoutLink: Story = { render: () => <PictureSetCard {...card} /> };
