import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';
import { Gem } from 'lucide-react';
import { ButtonLink } from '../button/button-link.tsx';
import { Banner, type BannerProps } from './banner.tsx';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  parameters: {
    layout: 'fullscreen',
    ...withKeyboard('A strip across the page that offers or warns.', [
      ['Tab', 'To its button, then to the one that dismisses it'],
      ['Enter, Space', 'Presses it'],
    ]),
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Tones: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      <Banner
        label="Offer"
        icon={<Gem aria-hidden="true" />}
        action={
          <ButtonLink href="#upgrade" size="small">
            Upgrade
          </ButtonLink>
        }
      >
        All studios with one membership, at the price of two.
      </Banner>
      <Banner label="Notice" tone="neutral" dismiss={{ label: 'Dismiss', onDismiss: () => {} }}>
        Five credits left.
      </Banner>
      <Banner label="Warning" tone="danger">
        The last payment did not go through.
      </Banner>
    </div>
  ),
};

export const Playground: Story = playground<BannerProps>(
  { label: 'Offer', children: 'All studios with one membership, at the price of two.', tone: 'accent', compact: false },
  { tone: { accent: true, neutral: true, danger: true } },
);
