import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';
import { SearchForm, type SearchFormProps } from './search-form.tsx';

const meta = {
  title: 'Components/SearchForm',
  component: SearchForm,
  parameters: withKeyboard('A search field that works without scripts.', [
    ['Tab', 'To the field, then to the button'],
    ['Enter', 'Searches'],
    ['Escape', 'Empties the field'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const props = { action: '#search', name: 'q', labels: { field: 'Search films and faces', submit: 'Search' } };

export const Medium: Story = { render: () => <SearchForm {...props} className="max-w-96" /> };
export const Large: Story = {
  render: () => <SearchForm {...props} size="large" field={{ defaultValue: 'lamplight' }} className="max-w-2xl" />,
};

export const Playground: Story = playground<SearchFormProps>(
  { ...props, className: 'max-w-96' },
  { size: { medium: true, large: true } },
);
