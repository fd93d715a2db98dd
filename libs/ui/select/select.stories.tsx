import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';
import { Select, type SelectProps } from './select.tsx';

const OPTIONS = ['Newest', 'Best rated', 'Most watched'].map((label) => ({ value: label, label }));

const meta = {
  title: 'Components/Select',
  component: Select,
  parameters: withKeyboard('One of several, by the platform’s own list.', [
    ['Tab', 'Focuses it'],
    ['Arrow down, Arrow up', 'The next or previous one'],
    ['Enter, Space', 'Opens the list, or takes what is marked in it'],
    ['Escape', 'Closes the list and keeps what was chosen'],
    ['A letter', 'The next one that begins with it'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const States: Story = {
  render: () => (
    <div className="flex max-w-md flex-col gap-6">
      <Field label="Sort by">
        <Select options={OPTIONS} />
      </Field>
      <Select aria-label="Small" size="small" options={OPTIONS} defaultValue="Best rated" />
      <Field label="Refused" error="Please choose one.">
        <Select options={[{ value: '', label: 'Choose', disabled: true }, ...OPTIONS]} defaultValue="" />
      </Field>
      <Field label="Closed">
        <Select options={OPTIONS} disabled />
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('Sort by');
    await userEvent.selectOptions(select, 'Most watched');
    await expect(select).toHaveValue('Most watched');
    await expect(canvas.getByLabelText('Refused')).toHaveAccessibleDescription('Please choose one.');
  },
};

export const Playground: Story = playground<SelectProps>(
  { 'aria-label': 'Order', options: OPTIONS, disabled: false },
  { size: { small: true, medium: true } },
);
