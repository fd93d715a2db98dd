import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { commandOf, placeAfter, type ReelCommand } from './steps.ts';

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const scrollTo = (root: HTMLElement, place: number): void =>
  root.children[place]?.scrollIntoView({ behavior: prefersStillness() ? 'auto' : 'smooth', block: 'nearest' });

/** How much of a reel has to be on the screen for it to be the one that plays. */
const SHOWN_SHARE = 0.51;
/** The feed has settled after resting for so long, ms. */
const SETTLED_AFTER_MS = 250;
/** A hand on the feed leads it from there on, and so does the focus that comes to a reel. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'focusin'] as const;

/**
 * The current reel of the scroller, and the way to another one: swipe and wheel scroll and snap natively, keys and
 * buttons scroll here. Other commands go to `onCommand`.
 */
export function useFeedPlace(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  onCommand: (command: ReelCommand) => void,
) {
  const [active, setActive] = useState(0);
  const [settled, setSettled] = useState(0);
  const shown = useRef(0);
  // Reels that pass by during a scroll are not the current position: further keys count from its target.
  const aim = useRef<number | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(active), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [active]);

  useEffect(() => {
    const root = scroller.current;
    if (!root || count === 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) shown.current = [...root.children].indexOf(target);
        }
        if (aim.current !== null && aim.current !== shown.current) return;
        aim.current = null;
        // Synchronously, not when React schedules it: the next reel plays while it is still being swiped in.
        flushSync(() => setActive(shown.current));
      },
      { root, threshold: SHOWN_SHARE },
    );
    for (const child of root.children) observer.observe(child);
    const forgetAim = () => {
      aim.current = null;
    };
    // A second scroll cancels the first one and continues to its own target.
    const scrollToAim = () => {
      if (aim.current !== null && aim.current !== shown.current) scrollTo(root, aim.current);
    };
    for (const hand of HANDS) root.addEventListener(hand, forgetAim, { passive: true });
    root.addEventListener('scrollend', scrollToAim);
    return () => {
      observer.disconnect();
      for (const hand of HANDS) root.removeEventListener(hand, forgetAim);
      root.removeEventListener('scrollend', scrollToAim);
    };
  }, [scroller, count]);

  const go = (command: ReelCommand) => {
    const root = scroller.current;
    if (!root) return;
    const place = placeAfter(command, active, root.children.length);
    // It plays while it is on its way, not once it has arrived.
    setActive(place);
    // During a scroll the last visible reel means nothing: any reel may pass by.
    aim.current = aim.current === null && place === shown.current ? null : place;
    scrollTo(root, place);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event, document.activeElement?.tagName ?? '');
    if (command === null || document.querySelector('dialog[open], [role="dialog"]')) return;
    event.preventDefault();
    if (command === 'toggle' || command === 'mute') onCommand(command);
    else go(command);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return { active, settled, go };
}
