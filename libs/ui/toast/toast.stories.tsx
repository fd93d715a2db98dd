import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { useEffect, useState } from 'react';
import { playground } from '../story-samples/playground.ts';
import { Toaster } from './toaster.tsx';
import { createToastStore, type ToastInput, type ToastType } from './toast-store.ts';

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

/** Leaves the foot of a dialog free on a phone, because its answers are there. */
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

/** Above a strip at the lower edge, in whatever window; and at the edge once an answer has hidden the strip. */
const aboveAStrip = (viewport: string): Story => ({
  globals: { viewport: { value: viewport } },
  render: () => (
    <>
      <Toaster store={welcome} labels={{ region: 'Messages', dismiss: 'Dismiss' }} />
      <div className="min-h-screen" />
      <div className="site-strips layer-header sticky bottom-0">
        <Banner
          compact
          label="Membership"
          action={<Button size="small">See what it costs</Button>}
          dismiss={{ label: 'Close', onDismiss: () => undefined }}
        >
          Two sites more for the same price, and the whole library of both from the first film on.
        </Banner>
      </div>
    </>
  ),
  play: async () => {
    const root = document.documentElement;
    const region = screen.getByRole('region', { name: 'Messages' });
    const strip = screen.getByRole('complementary', { name: 'Membership' });
    await expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(strip.getBoundingClientRect().top);
    root.dataset['answered'] = '';
    try {
      await expect(innerHeight - region.getBoundingClientRect().bottom).toBeLessThan(50);
    } finally {
      delete root.dataset['answered'];
    }
  },
});

export const AboveAStrip: Story = aboveAStrip('phone');
export const AboveAStripOnATablet: Story = aboveAStrip('medium');
export const AboveAStripInAWideWindow: Story = aboveAStrip('desktop');

/** A toast of its own for each change of a control, in the place of the one before. */
function Tried({ type, message }: ToastInput) {
  const [own] = useState(() => createToastStore());
  useEffect(() => {
    for (const { id } of own.read()) own.dismiss(id);
    own.show({ type, message, dismissAfter: 3_600_000 });
  }, [own, type, message]);
  return <Toaster store={own} labels={{ region: 'Messages', dismiss: 'Dismiss' }} />;
}

export const Playground: Story = {
  ...playground<ToastInput>(
    { type: 'success', message: 'Your membership is ready.' },
    { type: { success: true, error: true, warning: true, info: true } },
  ),
  render: (args) => <Tried {...(args as ToastInput)} />,
};
