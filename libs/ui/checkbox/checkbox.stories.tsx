import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: withKeyboard('Yes or no, with its label beside it.', [
    ['Tab', 'Focuses it'],
    ['Space', 'Sets it or clears it'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const States: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      <Checkbox label="Play the next film by itself." defaultChecked />
      <Checkbox label="Tell me about new films." />
      <Checkbox label="I have read the terms." error="This is needed to go on." />
      <Checkbox label="Not for this membership." disabled />
    </div>
  ),
};

export const Playground: Story = playground<CheckboxProps>({
  label: 'Play the next film by itself.',
  hint: '',
  error: '',
  isSwitch: false,
  disabled: false,
});
