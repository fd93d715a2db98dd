import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './price.tsx';

const meta = { title: 'Components/Price' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      <Price amount="$29.99" period="a month" />
      <Price size="large" amount="$9.99" period="a month" before={{ amount: '$29.99', label: 'before' }} />
    </div>
  ),
};
