import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { FoldedText } from './folded-text.tsx';

const meta = {
  title: 'Components/Folded text',
  component: FoldedText,
  parameters: withKeyboard('A text that may be long, of which the first lines are enough for most readers.', [
    ['Tab', 'To the button, where there is more than is shown'],
    ['Enter, Space', 'Shows all of it, or folds it again'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const labels = { more: 'Read more', less: 'Read less' };
const sentence = 'The light stays on the water for an hour, and nobody says a word. ';

export const Long: Story = {
  render: () => <FoldedText text={sentence.repeat(20)} lines={4} labels={labels} className="max-w-prose text-lead" />,
};

export const Short: Story = {
  render: () => <FoldedText text={sentence} lines={4} labels={labels} className="max-w-prose text-lead" />,
};

export const ManyLines: Story = {
  render: () => <FoldedText text={'A line.\n'.repeat(12).trim()} lines={6} labels={labels} className="max-w-prose" />,
};
