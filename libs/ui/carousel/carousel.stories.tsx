import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hero } from '../hero/hero.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { samplePicture } from '../story-samples/pictures.ts';
import { Carousel } from './carousel.tsx';

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  parameters: {
    layout: 'fullscreen',
    ...withKeyboard('Pictures one beside the other.', [
      ['Tab', 'To the buttons and into the slide that is shown'],
      ['Arrow right, Arrow left', 'Next or previous slide'],
      ['Enter, Space', 'On a button: moves by one'],
    ]),
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Three: Story = {
  render: () => (
    <Carousel
      label="Featured"
      labels={{ previous: 'Previous', next: 'Next', slide: (number, count) => `${number} of ${count}` }}
    >
      {['Saltwater', 'Northern Heat', 'Paper Lanterns'].map((title, index) => (
        <Hero key={title} headingLevel={2} title={title} picture={samplePicture(index + 8)} />
      ))}
    </Carousel>
  ),
};
