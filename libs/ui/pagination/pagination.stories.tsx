import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
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

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  parameters: withKeyboard('The pages of a list (K03); every number is a link.', [
    ['Tab, Shift + Tab', 'From page to page'],
    ['Enter', 'Goes there'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

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
