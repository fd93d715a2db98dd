import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '@network/ui/story-samples/keyboard.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { samplePicture } from '@network/ui/story-samples/pictures.ts';
import { expectWholeCardLinks } from '@network/ui/story-samples/whole-card-link.ts';
import { PackCard } from './pack-card.tsx';

const card = {
  title: 'Opening Pack',
  href: '#pack',
  pictures: [0, 3, 5, 7].map((index) => samplePicture(index)),
  facts: '6 videos · 214 min',
  headingLevel: 2,
  className: 'max-w-96',
} as const;

const meta = {
  title: 'Components/PackCard',
  component: PackCard,
  parameters: withKeyboard('Several things that are had together: a look inside, and whether it is open.', [
    ['Tab', 'To the card’s link, then to the links and the button within'],
    ['Enter', 'Opens what the card shows'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Locked: Story = {
  play: expectWholeCardLinks,
  render: () => (
    <PackCard
      {...card}
      isLocked
      status="10 gems"
      action={
        <Button variant="outline" size="small">
          Unlock for 10 gems
        </Button>
      }
    />
  ),
};

export const Unlocked: Story = {
  render: () => (
    <PackCard
      {...card}
      isLocked={false}
      status="Unlocked"
      action={
        <ButtonLink href="#pack" variant="outline" size="small">
          Open the pack
        </ButtonLink>
      }
    />
  ),
};

export const Sparse: Story = {
  render: () => <PackCard {...card} pictures={[samplePicture(4)]} isLocked status="10 gems" />,
};
