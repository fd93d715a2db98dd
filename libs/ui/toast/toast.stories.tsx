import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { Toaster } from './toaster.tsx';
import { createToastStore, type ToastType } from './toast-store.ts';

const store = createToastStore();
const TYPES: readonly ToastType[] = ['success', 'error', 'warning', 'info'];
for (const type of TYPES) store.show({ type, message: `This is a word of ${type}.`, dismissAfter: 3_600_000 });

const meta = {
  title: 'Components/Toast',
  component: Toaster,
  parameters: {
    covers: true,
    ...withKeyboard('News that needs no answer. It waits while it is pointed at or focused.', [
      ['Tab', 'To the button that dismisses it'],
      ['Enter, Space', 'Dismisses it'],
    ]),
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const All: Story = {
  render: () => (
    <div className="flex min-h-96 flex-wrap items-start gap-3">
      {TYPES.map((type) => (
        <Button
          key={type}
          variant="outline"
          onClick={() => store.show({ type, message: `This is a word of ${type}.` })}
        >
          {type}
        </Button>
      ))}
      <Toaster store={store} labels={{ region: 'Messages', dismiss: 'Dismiss' }} />
    </div>
  ),
  // E20: the same again is not a second toast, and each can be sent away.
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'success' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    store.show({ type: 'success', message: 'This is a word of success.', dismissAfter: 3_600_000 });
  },
};

const welcome = createToastStore();
welcome.show({ type: 'success', message: 'Your membership is ready.', dismissAfter: 3_600_000 });

/** On a phone a toast leaves the foot of a dialog free, where its answers are. */
export const OverADialog: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <Dialog
        open
        onOpenChange={() => undefined}
        title="Before you go on"
        closeLabel="Close"
        actions={<Button>Go on</Button>}
      />
      <Toaster store={welcome} labels={{ region: 'Messages', dismiss: 'Dismiss' }} />
    </>
  ),
  play: async () => {
    const answer = await screen.findByRole('button', { name: 'Go on' });
    const toast = screen.getByText('Your membership is ready.');
    await expect(toast.getBoundingClientRect().bottom).toBeLessThan(answer.getBoundingClientRect().top);
  },
};

/** On a phone a toast stays above a strip at the lower edge, and goes to the edge once an answer has hidden the strip. */
export const AboveAStrip: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <Toaster store={welcome} labels={{ region: 'Messages', dismiss: 'Dismiss' }} />
      <div className="site-strips">
        <aside aria-label="Membership">Two sites more for the same price.</aside>
      </div>
    </>
  ),
  play: async () => {
    const root = document.documentElement;
    const roomBelow = () =>
      innerHeight - screen.getByRole('region', { name: 'Messages' }).getBoundingClientRect().bottom;
    await expect(roomBelow()).toBeGreaterThan(100);
    root.dataset['answered'] = '';
    try {
      await expect(roomBelow()).toBeLessThan(50);
    } finally {
      delete root.dataset['answered'];
    }
  },
};
