import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { object } from 'zod/mini';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Input } from '../input/input.tsx';
import { Textarea } from '../input/textarea.tsx';
import { Select } from '../select/select.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { checkedText } from '../form/checked-text.ts';
import { useCheckedForm } from '../form/use-checked-form.ts';
import { Button } from '../button/button.tsx';
import { Field } from './field.tsx';

const schema = object({
  email: checkedText((value) => {
    if (value === '') return 'Please enter your email address.';
    return value.includes('@') ? null : 'This does not look like an email.';
  }),
});

function Validated() {
  const form = useCheckedForm({ schema, onSubmit: async () => ({ email: 'This email is already used.' }) });
  return (
    <form {...form.formProps} className="flex max-w-md flex-col gap-4">
      <Field label="Email" hint="We write rarely." error={form.errorOf('email')} required>
        <Input {...form.control('email')} type="email" autoComplete="email" />
      </Field>
      <Button type="submit">Send</Button>
    </form>
  );
}

const meta = {
  title: 'Components/Field',
  component: Field,
  parameters: withKeyboard(
    'A label, a hint and an error around one control; errors appear on leaving a field and go when one comes back.',
    [
      ['Tab', 'To the control; its hint and error are read with it'],
      ['Space', 'Ticks a checkbox'],
      ['Arrow keys', 'Changes a select'],
    ],
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const ValidatedOnBlur: Story = {
  render: () => <Validated />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toHaveAccessibleDescription('We write rarely.');
    await userEvent.type(input, 'nobody');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
    await expect(input).toHaveAccessibleDescription(/does not look like an email/);
    await userEvent.click(input);
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.type(input, '@example.com');
    await userEvent.tab();
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(/already used/));
    await expect(input).toHaveFocus();
  },
};

export const Controls: Story = {
  render: () => (
    <div className="flex max-w-md flex-col gap-6">
      <Field label="Email">
        <Input type="email" icon={<Mail aria-hidden="true" />} placeholder="you@example.com" />
      </Field>
      <Field label="Password" error="Too short: eight characters or more.">
        <Input type="password" defaultValue="secret" />
      </Field>
      <Field label="Topic">
        <Select options={['Membership', 'Playback', 'Other'].map((label) => ({ value: label, label }))} />
      </Field>
      <Field label="Message" hint="In your own words.">
        <Textarea />
      </Field>
      <Checkbox label="I would like to hear about new releases." hint="Once a week at most." />
      <Checkbox label="I agree to the terms." error="Please agree to go on." />
      <Field label="Closed">
        <Input disabled defaultValue="Not now" />
      </Field>
    </div>
  ),
};
