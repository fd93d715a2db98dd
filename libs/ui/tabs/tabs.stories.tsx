import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  parameters: withKeyboard('Views of one thing, one at a time.', [
    ['Tab', 'To the chosen tab, then into its view'],
    ['Arrow right, Arrow left', 'Next or previous tab, which is shown'],
    ['Home, End', 'First or last tab'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Three: Story = {
  render: () => (
    <Tabs
      label="About it"
      tabs={[
        { id: 'story', label: 'Story', content: <p>What happens.</p> },
        { id: 'cast', label: 'Cast', content: <p>Who is in it.</p> },
        { id: 'notes', label: 'Notes', content: <p>What the maker says.</p> },
      ]}
    />
  ),
};
