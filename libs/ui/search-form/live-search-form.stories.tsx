import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { leadByKeys } from './lead-by-keys.ts';
import { LiveSearchForm } from './live-search-form.tsx';

const meta = {
  title: 'Components/LiveSearchForm',
  component: LiveSearchForm,
  parameters: withKeyboard('A search field that answers while somebody types, and works without scripts.', [
    ['Tab', 'To the field, then to its suggestions and the button'],
    ['ArrowDown, ArrowUp', 'Move among the suggestions'],
    ['Enter', 'Searches, or opens the suggestion'],
    ['Escape', 'Closes the suggestions'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const props = { action: '#search', name: 'q', labels: { field: 'Search films and faces', submit: 'Search' } };

/** What a brand shows under its field. */
const suggest = (query: string) => (
  <p ref={leadByKeys} className="mt-2 rounded-card bg-raised p-4 text-small">
    <a href="#found" data-suggestion>
      {`Films for “${query}”`}
    </a>
  </p>
);

export const Waiting: Story = {
  render: () => <LiveSearchForm {...props} suggestions={suggest} className="max-w-96" />,
};
export const Typed: Story = {
  render: () => (
    <LiveSearchForm {...props} size="large" initialQuery="lamplight" suggestions={suggest} className="max-w-2xl" />
  ),
};
