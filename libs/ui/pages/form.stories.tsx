import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Textarea } from '../input/textarea.tsx';
import { HeaderSpace, PageSections } from '../page/page.tsx';
import { Select } from '../select/select.tsx';
import { SampleFrame } from '../story-samples/sample-frame.tsx';

const TOPICS = ['Membership', 'Playback', 'Something else'].map((label) => ({ value: label, label }));

function Form({ failed }: { readonly failed: boolean }) {
  return (
    <form className="flex max-w-2xl flex-col gap-6">
      <Field label="Your email" required error={failed ? 'Invalid email address.' : undefined}>
        <Input type="email" autoComplete="email" defaultValue={failed ? 'someone at example' : ''} />
      </Field>
      <Field label="What is it about?">
        <Select options={TOPICS} />
      </Field>
      <Field
        label="Your message"
        hint="What happened, and where."
        required
        error={failed ? 'Please write a few words.' : undefined}
      >
        <Textarea />
      </Field>
      <Checkbox label="Send me a copy." />
      <Button type="button" className="self-start" size="large">
        Send
      </Button>
    </form>
  );
}

const meta = {
  title: 'Pages/Form',
  parameters: { layout: 'fullscreen' },
  args: { failed: false },
  render: ({ failed }, { globals }) => (
    <SampleFrame brand={String(globals['brand'])}>
      <HeaderSpace />
      <PageSections className="glow-page">
        <div className="grid gap-12 large:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div className="flex flex-col gap-4">
            <h1 className="type-display text-title-1">How can we help?</h1>
            <p className="max-w-prose text-lead text-pretty text-muted">
              We answer within a day. Your message gets a case number, and so does every answer.
            </p>
          </div>
          <Form failed={failed} />
        </div>
      </PageSections>
    </SampleFrame>
  ),
} satisfies Meta<{ failed: boolean }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

/** Errors are shown at their fields, and nothing that was typed is lost. */
export const WithErrors: Story = { args: { failed: true } };
