import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { cx } from '../class-names/cx.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { SectionHeading } from '../section-heading/section-heading.tsx';
import { showWhole } from './show-whole.ts';
import { useScroller } from './use-scroller.ts';

/** The number of visible cards: the last is cut off, as a sign that there are more. */
const WIDTHS = {
  media: 'w-[78%] small:w-[46%] large:w-[31%] boundary:w-[23.4%] huge:w-[18.9%]',
  portrait: 'w-[44%] small:w-[31%] medium:w-[23%] large:w-[18.4%] boundary:w-[15.4%] huge:w-[12.6%]',
  wide: 'w-[88%] medium:w-[62%] large:w-[46%] huge:w-[31%]',
} as const;

/** `sizes` of the pictures in a shelf of that shape. */
export const SHELF_SIZES = {
  media: '(min-width: 1920px) 19vw, (min-width: 1248px) 24vw, (min-width: 1024px) 31vw, (min-width: 480px) 46vw, 78vw',
  portrait:
    '(min-width: 1920px) 13vw, (min-width: 1248px) 16vw, (min-width: 1024px) 19vw, (min-width: 768px) 23vw, (min-width: 480px) 31vw, 44vw',
  wide: '(min-width: 1920px) 31vw, (min-width: 1024px) 46vw, (min-width: 768px) 62vw, 88vw',
} as const;

export type ShelfProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  title: string;
  text?: ReactNode;
  more?: { readonly href: string; readonly label: string } | undefined;
  /** The names of the arrows. */
  labels: { readonly previous: string; readonly next: string };
  /** The shape of the cards within. */
  shape?: keyof typeof WIDTHS;
  headingLevel?: 2 | 3;
  /** Cards, each becoming one item of the list. */
  children: ReactNode;
};

/**
 * A row of cards that scrolls sideways: a list that any hand, wheel or Tab key moves without scripts. Arrows appear
 * once they work; ArrowLeft and ArrowRight go from card to card.
 */
export function Shelf(props: ShelfProps) {
  const { title, text, more, labels, shape = 'media', headingLevel = 2, children, className, ...rest } = props;
  const titleId = useId();
  const [list, setList] = useState<HTMLElement | null>(null);
  const scroller = useScroller(list);
  return (
    <section {...rest} aria-labelledby={titleId} className={cx('flex min-w-0 flex-col gap-5', className)}>
      <SectionHeading
        title={title}
        titleId={titleId}
        text={text}
        more={more}
        level={headingLevel}
        actions={
          scroller.overflows ? (
            <span className="hidden gap-1 medium:flex">
              <IconButton
                size="small"
                variant="outline"
                label={labels.previous}
                icon={<ChevronLeft aria-hidden="true" />}
                disabled={scroller.atStart}
                onClick={() => scroller.move(-1)}
              />
              <IconButton
                size="small"
                variant="outline"
                label={labels.next}
                icon={<ChevronRight aria-hidden="true" />}
                disabled={scroller.atEnd}
                onClick={() => scroller.move(1)}
              />
            </span>
          ) : null
        }
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the links inside, caught once */}
      <ul
        ref={setList}
        // A list loses its role in Safari when it has no bullets.
        role="list"
        onKeyDown={goToNeighbour}
        onFocus={showWhole}
        className={cx(
          'scroll-quiet mx-gutter-out flex snap-x snap-mandatory scroll-px-(--page-gutter) gap-shelf overflow-x-auto overscroll-x-contain px-(--page-gutter) py-2',
          'motion-safe:scroll-smooth',
        )}
      >
        {Children.map(children, (child) => (
          <li className={cx('relative shrink-0 snap-start', WIDTHS[shape])}>{child}</li>
        ))}
      </ul>
    </section>
  );
}

function goToNeighbour(event: KeyboardEvent<HTMLUListElement>) {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
  const item = (event.target as Element).closest('li');
  const onward = event.key === 'ArrowRight' ? item?.nextElementSibling : item?.previousElementSibling;
  const link = onward?.querySelector<HTMLElement>('a, button');
  if (!link) return;
  event.preventDefault();
  link.focus();
}
