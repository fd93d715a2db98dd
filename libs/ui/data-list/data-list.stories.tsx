import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { DataList } from './data-list.tsx';

const meta = { title: 'Components/DataList' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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
