import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, Search } from 'lucide-react';
import { Field } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';
import { Textarea } from './textarea.tsx';

const meta = {
  title: 'Components/Input',
  component: Input,
  subcomponents: { PasswordInput, Textarea },
  parameters: withKeyboard('A line of text, or several. Inside a Field it finds its label, hint and error by itself.', [
    ['Tab', 'To the field, then to what stands at its end'],
    ['Enter', 'In a line: sends its form. In several: a new line'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const States: Story = {
  render: () => (
    <div className="flex max-w-md flex-col gap-6">
      <Field label="Empty">
        <Input placeholder="What it asks for" />
      </Field>
      <Field label="With a sign">
        <Input type="email" icon={<Mail aria-hidden="true" />} defaultValue="you@example.com" />
      </Field>
      <Field label="With something to press">
        <Input
          type="search"
          defaultValue="Amber"
          trailing={<IconButton size="small" label="Search" icon={<Search aria-hidden="true" />} />}
        />
      </Field>
      <Field label="A password">
        <PasswordInput
          defaultValue="secret"
          texts={{
            show: 'Show',
            hide: 'Hide',
            label: 'Show what you typed',
          }}
        />
      </Field>
      <Field label="Refused" error="Too short: eight characters or more.">
        <Input defaultValue="abc" />
      </Field>
      <Field label="Closed">
        <Input disabled defaultValue="Not now" />
      </Field>
      <Field label="Several lines" hint="It grows with what is written.">
        <Textarea defaultValue="In my own words." />
      </Field>
    </div>
  ),
};
