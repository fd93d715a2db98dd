import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { samplePicture } from '../story-samples/pictures.ts';
import { expectWholeCardLinks } from '../story-samples/whole-card-link.ts';
import { PortraitCard } from './portrait-card.tsx';

const meta = {
  title: 'Components/PortraitCard',
  component: PortraitCard,
  parameters: withKeyboard('A person: the name stands on the picture.', [
    ['Tab', 'To the card’s link, then to the links and the button within'],
    ['Enter', 'Opens what the card shows'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Plain: Story = {
  play: expectWholeCardLinks,
  render: () => (
    <PortraitCard
      title="Ada Marlow"
      href="#ada"
      picture={samplePicture(5)}
      sizes="16rem"
      subtitle="12 films"
      headingLevel={2}
      className="max-w-64"
      badges={[{ label: 'New', tone: 'accent' }]}
    />
  ),
};
