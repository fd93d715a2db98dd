import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination.tsx';

const props = {
  hrefFor: (page: number) => `#page-${page}`,
  labels: {
    navigation: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
  },
};

const meta = { title: 'Components/Pagination' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  render: () => <Pagination {...props} page={6} pageCount={30} />,
};

export const Variable: Story = {
  render: () => <Pagination {...props} page={14} pageCount={30} variable />,
};

export const First: Story = {
  render: () => <Pagination {...props} page={1} pageCount={3} />,
};

export const EndNotKnown: Story = {
  render: () => <Pagination {...props} page={5} pageCount={5} hasNext />,
};
