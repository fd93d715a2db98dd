import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { Sheet } from './sheet.tsx';

function Try() {
  const [open, setOpen] = useState(true);
  return (
    <main className="min-h-[40rem]">
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        closeLabel="Close"
        footer={<Button block>Show 24</Button>}
      >
        <div className="flex flex-col gap-4">
          <Checkbox label="Golden hour" />
          <Checkbox label="After dark" />
        </div>
      </Sheet>
    </main>
  );
}

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  parameters: {
    covers: true,
    ...withKeyboard('A panel at the edge of the screen.', [
      ['Tab, Shift + Tab', 'Goes round inside the sheet'],
      ['Escape', 'Closes it; focus returns to what opened it'],
    ]),
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Filters: Story = {
  render: () => <Try />,
};
