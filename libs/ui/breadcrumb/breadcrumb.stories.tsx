import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = { title: 'Components/Breadcrumb' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  render: () => (
    <Breadcrumb
      label="You are here"
      crumbs={[
        { label: 'Channels', href: '#channels' },
        { label: 'Golden hour', href: '#golden' },
        { label: 'Part two' },
      ]}
    />
  ),
};
