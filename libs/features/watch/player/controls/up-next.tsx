import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePlayer } from '../player-context.ts';

/** The film that is shown after this one. */
export interface NextVideo {
  readonly title: string;
  readonly href: string;
  /** Null where it has none. */
  readonly picture: { readonly src: string; readonly width: number; readonly height: number } | null;
  /** Leads there within the page. */
  readonly onStart: () => void;
  /** It begins automatically unless the person stops it. */
  readonly startsByItself: boolean;
}

/** A person can read the title and decide in this time. */
export const SECONDS_TO_DECIDE = 10;

/** Returns whether the person is writing or has to answer a question, so that they are not taken elsewhere. */
const isBusyOnPage = (): boolean =>
  document.querySelector('[role="dialog"]') !== null ||
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true;

/** Shows the film that follows one that has ended. If it begins automatically, a countdown runs that can be stopped. */
export function UpNext({ next }: { readonly next: NextVideo }) {
  const { text } = usePlayer();
  const [left, setLeft] = useState(next.startsByItself ? SECONDS_TO_DECIDE : null);
  const link = useRef<HTMLAnchorElement>(null);
  const tick = useEffectEvent((seconds: number) => {
    if (seconds > 1) return setLeft(seconds - 1);
    setLeft(null);
    if (!isBusyOnPage()) next.onStart();
  });
  useEffect(() => {
    if (left === null) return undefined;
    const timer = setTimeout(() => tick(left), 1_000);
    return () => clearTimeout(timer);
  }, [left]);

  const start = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    next.onStart();
  };
  const stay = () => {
    setLeft(null);
    // The button goes, and the focus would be with it.
    link.current?.focus();
  };
  return (
    <section aria-label={text('upNext')} className="player-next">
      {next.picture && <img {...next.picture} alt="" className="player-next-picture" />}
      <p className="player-next-title">
        <span>{text('upNext')}</span>
        <strong>{next.title}</strong>
      </p>
      {/* Once for all: a figure that changes every second would be read every second. */}
      <p role="status" className="sr-only">
        {next.startsByItself ? text('startsByItself', { seconds: SECONDS_TO_DECIDE }) : null}
      </p>
      <div className="player-actions">
        <a ref={link} href={next.href} className="player-pill" data-primary onClick={start}>
          {text('playNext')}
          {left !== null && (
            <span aria-hidden className="player-next-count">
              {left}
            </span>
          )}
        </a>
        {left !== null && (
          <button type="button" className="player-pill" onClick={stay}>
            {text('stay')}
          </button>
        )}
      </div>
    </section>
  );
}
