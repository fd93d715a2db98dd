import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { ReservedSpace } from './reserved-space.tsx';

const LINES = Array.from({ length: 12 }, (_, index) => `Line ${index + 1} of what came late.`);

function Late() {
  const [lines, setLines] = useState<readonly string[]>([]);
  const page = useRef<HTMLDivElement>(null);
  // The place has seen where its reader is when this observer, the younger one, reports for the first time.
  useEffect(() => {
    if (page.current === null) return;
    const observer = new IntersectionObserver(() => setLines(LINES));
    observer.observe(page.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={page} className="flex max-w-2xl flex-col gap-6">
      <ReservedSpace isSettled={lines.length > 0} showAll="Show all lines">
        {lines.length === 0 ? (
          <Skeleton shape="block" className="h-40" />
        ) : (
          <ul role="list" className="flex flex-col gap-4">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </ReservedSpace>
      <p className="text-muted">What stands below it does not move.</p>
    </div>
  );
}

const meta = {
  title: 'Components/ReservedSpace',
  component: ReservedSpace,
  parameters: withKeyboard(
    'The place of what comes late and is taller than was known: nothing below it moves under its reader.',
    [
      ['Tab', 'goes to what is in it, all of which is shown then'],
      ['Enter, Space', 'on the button: shows all of it'],
    ],
  ),
} satisfies Meta<typeof ReservedSpace>;

export default meta;
type Story = StoryObj;

/** The content is taller than its place, and what is below it is in view. */
export const Cut: Story = {
  render: () => <Late />,
  play: async ({ canvas }) => {
    const below = canvas.getByText(/stands below/);
    const before = below.getBoundingClientRect().top;
    const button = await canvas.findByRole('button', { name: 'Show all lines' });
    await expect(below.getBoundingClientRect().top).toBe(before);
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

export const ShownWhole: Story = {
  render: () => <Late />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all lines' }));
    await expect(canvas.queryByRole('button')).toBeNull();
    const below = canvas.getByText(/stands below/).getBoundingClientRect();
    await expect(below.top).toBeGreaterThan(canvas.getByText(/Line 12/).getBoundingClientRect().bottom);
  },
};
