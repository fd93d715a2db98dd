import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { KeyboardEvent } from 'react';
import type { PictureSource } from '../picture/picture.tsx';
import { useReturnFocus } from '../dialog/use-return-focus.ts';
import { StubbornPicture } from './stubborn-picture.tsx';
import { useSwipe } from './use-swipe.ts';

export type LightboxPicture = PictureSource & { readonly alt: string };

export type LightboxProps = {
  pictures: readonly LightboxPicture[];
  /** Index of the picture that is shown; null when the lightbox is closed. */
  index: number | null;
  onIndexChange: (index: number | null) => void;
  labels: {
    readonly title: string;
    readonly close: string;
    readonly previous: string;
    readonly next: string;
    /** Position of the picture, such as `3 of 12`. */
    readonly position: (number: number, count: number) => string;
    /** Shown instead of a picture that does not load, with a button for another try. */
    readonly failed: string;
    readonly retry: string;
  };
};

const CONTROL =
  'inline-flex size-12 items-center justify-center rounded-pill bg-chip text-on-media transition-colors hover:text-accent disabled:opacity-30';

/** Pictures over the whole screen: arrow keys go through them, Home and End to the ends, a finger swipes, Escape closes. */
export function Lightbox({ pictures, index, onIndexChange, labels }: LightboxProps) {
  const picture = index === null ? undefined : pictures[index];
  const go = (to: number) => {
    if (to >= 0 && to < pictures.length) onIndexChange(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (index === null) return;
    if (event.key === 'ArrowRight') go(index + 1);
    else if (event.key === 'ArrowLeft') go(index - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(pictures.length - 1);
  };
  const swipe = useSwipe((steps) => go((index ?? 0) + steps));
  const focus = useReturnFocus();
  return (
    <Primitive.Root open={picture !== undefined} onOpenChange={(open) => (open ? undefined : onIndexChange(null))}>
      <Primitive.Portal>
        <Primitive.Overlay className="layer-backdrop fixed inset-0 bg-page data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Primitive.Content
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.returnFocus}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          className="layer-dialog fixed inset-0 flex flex-col outline-none data-[state=open]:animate-fade-in"
        >
          <div className="flex items-center justify-between gap-4 px-gutter py-3">
            <Primitive.Title className="truncate text-small text-strong">{labels.title}</Primitive.Title>
            <p aria-live="polite" className="ml-auto shrink-0 text-small whitespace-nowrap text-muted tabular-nums">
              {index === null ? null : labels.position(index + 1, pictures.length)}
            </p>
            <Primitive.Close aria-label={labels.close} className={CONTROL}>
              <X aria-hidden="true" className="size-5" />
            </Primitive.Close>
          </div>
          <div {...swipe} className="relative min-h-0 flex-1 touch-pan-y touch-pinch-zoom pb-4">
            {picture ? (
              <StubbornPicture
                key={picture.src}
                labels={labels}
                source={picture}
                alt={picture.alt}
                sizes="100vw"
                priority
                // Its placeholder glows around it; at full strength that would look like a separate panel.
                className="animate-fade-in bg-transparent [&>img]:opacity-30 [&>img]:blur-3xl"
                imageClassName="object-contain!"
              />
            ) : null}
            <button
              type="button"
              aria-label={labels.previous}
              disabled={index === 0}
              onClick={() => go((index ?? 0) - 1)}
              className={`${CONTROL} absolute inset-y-0 left-3 my-auto`}
            >
              <ChevronLeft aria-hidden="true" className="size-6" />
            </button>
            <button
              type="button"
              aria-label={labels.next}
              disabled={index === pictures.length - 1}
              onClick={() => go((index ?? 0) + 1)}
              className={`${CONTROL} absolute inset-y-0 right-3 my-auto`}
            >
              <ChevronRight aria-hidden="true" className="size-6" />
            </button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
