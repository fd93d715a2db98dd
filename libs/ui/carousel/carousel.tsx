import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { cx } from '../class-names/cx.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

export type CarouselProps = Omit<ComponentPropsWithRef<'section'>, 'aria-label'> & {
  /** Names the carousel. */
  label: string;
  labels: {
    readonly previous: string;
    readonly next: string;
    /** A slide's label, such as `2 of 5`. */
    readonly slide: (number: number, count: number) => string;
  };
  /** Slides, one at a time, as wide as the place. */
  children: ReactNode;
};

/**
 * One slide at a time, moved by hand, arrow keys or buttons; it never moves automatically. Slides out of sight are inert.
 * Before scripts run only the first slide is shown.
 */
export function Carousel({ label, labels, children, className, ...rest }: CarouselProps) {
  const [viewport, api] = useEmblaCarousel({ loop: false, align: 'start' });
  const [selected, setSelected] = useState(0);
  const slides = Children.toArray(children);
  useEffect(() => {
    if (!api) return;
    const read = () => setSelected(api.selectedScrollSnap());
    api.on('select', read).on('reInit', read);
    return () => void api.off('select', read).off('reInit', read);
  }, [api]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') api?.scrollNext();
    else if (event.key === 'ArrowLeft') api?.scrollPrev();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of all controls inside, caught once
    <section
      {...rest}
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={cx('relative', className)}
    >
      <div ref={viewport} className="overflow-hidden">
        <div className="flex touch-pan-y">
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={labels.slide(index + 1, slides.length)}
              inert={index !== selected}
              className="min-w-0 flex-[0_0_100%]"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 ? (
        <div className="absolute right-(--page-gutter) bottom-6 flex items-center gap-2">
          <span aria-live="polite" className="sr-only">
            {labels.slide(selected + 1, slides.length)}
          </span>
          <span aria-hidden="true" className="mr-2 text-small text-on-media tabular-nums">
            {selected + 1} / {slides.length}
          </span>
          <IconButton
            variant="media"
            label={labels.previous}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={selected === 0}
            onClick={() => api?.scrollPrev()}
          />
          <IconButton
            variant="media"
            label={labels.next}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={selected === slides.length - 1}
            onClick={() => api?.scrollNext()}
          />
        </div>
      ) : null}
    </section>
  );
}
