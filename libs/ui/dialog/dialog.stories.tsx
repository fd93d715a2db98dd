import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Picture } from '../picture/picture.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';
import { samplePicture } from '../story-samples/pictures.ts';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { FormDialog } from './form-dialog.tsx';

function Try(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(true);
  return (
    <main className="min-h-[40rem]">
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        title="Stay for another year?"
        description="Everything you keep stays where it is, and the price of today stays yours."
        closeLabel="Close"
        actions={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Not now
            </Button>
            <Button onClick={() => setOpen(false)}>Stay</Button>
          </>
        }
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
    </main>
  );
}

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  subcomponents: { FormDialog },
  parameters: {
    covers: true,
    ...withKeyboard('A question that keeps the page behind it still.', [
      ['Tab, Shift + Tab', 'Goes round inside the dialog'],
      ['Escape', 'Closes it, where it may be left unanswered'],
      ['Enter', 'Presses the focused button; focus returns to what opened it'],
    ]),
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Plain: Story = {
  render: () => <Try />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Stay for another year?' });
    await expect(dialog).toHaveAccessibleDescription(/price of today/);
    await expect(getComputedStyle(dialog).zIndex).toBe('10000');
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 10_000 });
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus(), { timeout: 10_000 });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
  },
};

export const MustBeAnswered: Story = {
  render: () => <Try backdropCloses={false} />,
  // M26: neither a press beside it nor Escape closes it; an answer does.
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const backdrop = dialog.previousElementSibling;
    await expect(getComputedStyle(backdrop ?? dialog).zIndex).toBe('9999');
    document.elementFromPoint(4, 4)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBe(dialog);
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 10_000 });
  },
};

export const WithPicture: Story = {
  render: () => <Try media={<Picture source={samplePicture(7)} alt="" sizes="34rem" />} />,
};

function TryForm() {
  const [sent, setSent] = useState<number | null>(0);
  return (
    <main className="min-h-[40rem]">
      <output>{sent === null ? 'Closed' : `Sent ${sent}`}</output>
      {sent === null ? null : (
        <FormDialog
          title="Name this list"
          labels={{ submit: 'Save', cancel: 'Cancel' }}
          isPending={sent > 0}
          onSubmit={() => setSent(sent + 1)}
          onClose={() => setSent(null)}
        >
          <Field label="Name" required>
            <Input defaultValue="Slow evenings" />
          </Field>
        </FormDialog>
      )}
    </main>
  );
}

export const WithForm: Story = {
  render: () => <TryForm />,
  // It is sent once, by Enter too, and closed by Escape but not by a press beside it.
  play: async () => {
    await screen.findByRole('dialog', { name: 'Name this list' });
    document.elementFromPoint(4, 4)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), '{Enter}{Enter}');
    await expect(screen.getByText('Sent 1')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await screen.findByText('Closed');
  },
};

export const Playground: Story = {
  ...playground<DialogProps>(
    { title: 'Stay for another year?', description: 'Everything you keep stays.', closeLabel: 'Close', size: 'medium' },
    { size: { small: true, medium: true, large: true } },
  ),
  render: (args) => <Try {...args} />,
};
