import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './stepper.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  parameters: withKeyboard('The steps of something long, and which of them one is at.', []),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Second: Story = {
  render: () => (
    <Stepper label="Joining" steps={['Plan', 'Account', 'Payment']} current={1} doneLabel="done" className="max-w-xl" />
  ),
};
