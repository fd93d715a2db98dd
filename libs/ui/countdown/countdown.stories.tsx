import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './countdown.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';

const now = Date.UTC(2026, 0, 1);

const meta = {
  title: 'Components/Countdown',
  component: Countdown,
  parameters: withKeyboard('How long an offer stands. It ticks for the eye; a screen reader hears it once.', []),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const TwoDays: Story = {
  render: () => (
    <Countdown
      until={now + 200_000_000}
      initialNow={now}
      label="Ends on 3 January 2026"
      units={{ days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' }}
    />
  ),
};
