import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../spinner/spinner.tsx';
import { Progress } from './progress.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  parameters: withKeyboard('How far something has come.', []),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Values: Story = {
  render: () => (
    <div className="flex max-w-md flex-col gap-4">
      <Progress value={0.25} label="A quarter done" />
      <Progress value={1} label="All done" />
      <p className="flex items-center gap-2">
        <Spinner /> Under way
      </p>
    </div>
  ),
};
