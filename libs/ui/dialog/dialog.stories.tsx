import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Picture } from '../picture/picture.tsx';
import { samplePicture } from '../story-samples/pictures.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

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

const meta = { title: 'Components/Dialog' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  render: () => (
    <Try />
  ),
};

export const MustBeAnswered: Story = {
  render: () => (
    <Try backdropCloses={false} />
  ),
};

export const WithPicture: Story = {
  render: () => (
    <Try media={<Picture source={samplePicture(7)} alt="" sizes="34rem" />} />
  ),
};
