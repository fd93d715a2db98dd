import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../class-names/cx.ts';
import { Button } from '../button/button.tsx';
import { seenOrPassed } from '../shelf/use-unseen.ts';

/** The screen below the window counts too: fast scrolling gets there before an observer reports it. */
const AHEAD = '100%';

export interface ReservedSpaceProps {
  /** The content has arrived, or failed; its first size is known. */
  readonly isSettled: boolean;
  /** Names the button that lets all of it be seen. */
  readonly showAll: string;
  readonly children: ReactNode;
}

/**
 * Reserves the space of content that arrives late with unknown height. Whatever is below it does not shift: the place
 * does not change its height meanwhile, cropped or with room to spare. It releases the height when that is invisible, once its end
 * is below the window, and as soon as a person uses its content, opens all of it or turns the device.
 */
export function ReservedSpace({ isSettled, showAll, children }: ReservedSpaceProps) {
  const content = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const [reserved, setReserved] = useState<{ readonly width: number; readonly height: number } | null>(null);
  const [isFree, setFree] = useState(false);
  const [isCut, setCut] = useState(false);
  const release = useCallback(() => setFree(true), []);

  useEffect(() => {
    if (isFree || !end.current) return;
    // An observer reports a frame later, and on a slow device the content is there by then.
    if (!isSettled && isAhead(end.current)) setReserved((before) => before ?? sizeOf(content.current));
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.isIntersecting) setReserved((before) => before ?? sizeOf(content.current));
        // Synchronously: a frame later the reader may be there.
        else if (isSettled) flushSync(release);
        else setReserved(null);
      },
      { rootMargin: seenOrPassed(isSettled ? '0px' : AHEAD) },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [isFree, isSettled, release]);

  useEffect(() => {
    if (reserved === null || isFree || !content.current) return;
    const watcher = new ResizeObserver(() => {
      const size = sizeOf(content.current);
      if (size?.width !== reserved.width) release();
      else setCut(size.height > reserved.height);
    });
    watcher.observe(content.current);
    return () => watcher.disconnect();
  }, [reserved, isFree, release]);

  /**
   * Frees the space when the focus enters the cropped part; a script that focuses something within sight shifts
   * nothing.
   */
  const followFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const limit = end.current?.getBoundingClientRect().bottom ?? 0;
    if (target.getBoundingClientRect().bottom > limit) release();
  };

  const isReserved = reserved !== null && !isFree;
  return (
    <div
      data-cropped={isReserved || undefined}
      className={cx('relative', isReserved && 'overflow-y-clip')}
      style={isReserved ? { height: reserved.height } : undefined}
    >
      <div ref={content} onFocusCapture={followFocus} onKeyDownCapture={release} onPointerDownCapture={release}>
        {children}
      </div>
      {isReserved && isSettled && isCut ? (
        <div className="pointer-events-none absolute inset-x-0 bottom-0 flex justify-center bg-linear-to-t from-page to-transparent pt-20">
          <Button variant="outline" onClick={release} className="pointer-events-auto">
            {showAll}
          </Button>
        </div>
      ) : null}
      <span ref={end} className="absolute bottom-0 left-0 size-px" />
    </div>
  );
}

function isAhead(end: Element): boolean {
  return end.getBoundingClientRect().top < 2 * window.innerHeight;
}

function sizeOf(element: HTMLElement | null) {
  return element && { width: element.offsetWidth, height: element.offsetHeight };
}
