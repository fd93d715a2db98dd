import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: withKeyboard('A few words about a control, for pointer and keyboard.', [
    ['Tab', 'Focus on the control shows it'],
    ['Escape', 'Hides it'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const OnFocus: Story = {
  render: () => (
    <Tooltip text="Adds it to your list">
      <Button variant="outline">Keep</Button>
    </Tooltip>
  ),
};
