import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './stepper.tsx';

const meta = { title: 'Components/Stepper' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  render: () => (
    <Stepper label="Joining" steps={['Plan', 'Account', 'Payment']} current={1} doneLabel="done" className="max-w-xl" />
  ),
};
