import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { DataList } from './data-list.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';

const meta = {
  title: 'Components/DataList',
  component: DataList,
  parameters: withKeyboard(
    'What is known about a thing, term by term; a term may have something to press beside it.',
    [],
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Account: Story = {
  render: () => (
    <DataList
      className="max-w-3xl"
      items={[
        { term: 'Email', value: 'member@demo.example' },
        {
          term: 'Membership',
          value: 'Monthly, since March',
          action: (
            <Button size="small" variant="outline">
              Change
            </Button>
          ),
        },
      ]}
    />
  ),
};
