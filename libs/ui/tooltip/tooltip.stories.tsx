import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = { title: 'Components/Tooltip' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  render: () => (
    <Tooltip text="Adds it to your list">
      <Button variant="outline">Keep</Button>
    </Tooltip>
  ),
};
