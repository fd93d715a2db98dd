import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Images } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Lightbox } from '../lightbox/lightbox.tsx';
import { HeaderSpace, PageSections } from '../page/page.tsx';
import { Picture } from '../picture/picture.tsx';
import { samplePicture } from '../story-samples/pictures.ts';
import { SampleFrame } from '../story-samples/sample-frame.tsx';

const pictures = Array.from({ length: 12 }, (_, index) => ({
  ...samplePicture(index + 3),
  alt: `Picture ${index + 1}`,
}));

function Gallery() {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <div className="columns-2 gap-3 medium:columns-3 xlarge:columns-4 huge:columns-5">
        {pictures.map((picture, at) => (
          <button
            key={picture.src}
            type="button"
            onClick={() => setIndex(at)}
            className={`group mb-3 block w-full overflow-hidden rounded-card ${at % 3 === 0 ? 'aspect-portrait' : 'aspect-landscape'}`}
          >
            <Picture
              source={picture}
              alt={picture.alt}
              sizes="(min-width: 1285px) 25vw, (min-width: 768px) 33vw, 50vw"
              className="transition-transform duration-500 group-hover:scale-105"
            />
          </button>
        ))}
      </div>
      <Lightbox
        pictures={pictures}
        index={index}
        onIndexChange={setIndex}
        labels={{
          title: 'Nine Minutes of Gold',
          close: 'Close',
          previous: 'Previous picture',
          next: 'Next picture',
          position: (number, count) => `${number} of ${count}`,
          failed: 'This picture could not be loaded.',
          retry: 'Try again',
        }}
      />
    </>
  );
}

const meta = {
  title: 'Pages/Gallery',
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => (
    <SampleFrame brand={String(globals['brand'])} current="Videos">
      <HeaderSpace />
      <PageSections className="glow-page">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <div className="flex flex-col gap-3">
            <h1 className="type-display text-title-1">Nine Minutes of Gold</h1>
            <p className="flex items-center gap-2 text-small text-muted">
              <Images aria-hidden="true" className="size-4" />
              12 pictures, up to 4000 pixels wide
            </p>
          </div>
          <div className="flex gap-3">
            <ButtonLink href="#film">Watch the film</ButtonLink>
            <Button variant="outline">
              <Download aria-hidden="true" />
              All as a zip
            </Button>
          </div>
        </div>
        <Gallery />
      </PageSections>
    </SampleFrame>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

/** Arrow keys move through the pictures; Escape returns the focus to the first one. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: 'Picture 1' });
    first.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('1 of 12')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(screen.getByText('3 of 12')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
  },
};
