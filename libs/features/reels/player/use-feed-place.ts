import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { commandOf, placeAfter, type ReelCommand } from './steps.ts';

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const scrollTo = (root: HTMLElement, place: number): void =>
  root.children[place]?.scrollIntoView({ behavior: prefersStillness() ? 'auto' : 'smooth', block: 'nearest' });

/** How much of a reel has to be on the screen for it to be the one that plays. */
const SHOWN_SHARE = 0.51;
/** Where it has stood for so long, ms, the feed is at home. */
const SETTLED_AFTER_MS = 250;
/** A hand on the feed leads it from there on, and so does the focus that comes to a reel. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'focusin'] as const;

/**
 * Which reel of the scroller stands on the screen, and the ways to another one: swipe and wheel scroll and snap by
 * themselves, keys and buttons scroll here. Commands that are not about the place go to `onCommand`.
 */
export function useFeedPlace(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  onCommand: (command: ReelCommand) => void,
) {
  const [active, setActive] = useState(0);
  const [settled, setSettled] = useState(0);
  const shown = useRef(0);
  // Reels that pass by on the way to where a key leads are not where the feed stands: keys count on from their aim.
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
        // At once, not when React finds the time: the next one plays while it is still being swiped in.
        flushSync(() => setActive(shown.current));
      },
      { root, threshold: SHOWN_SHARE },
    );
    for (const child of root.children) observer.observe(child);
    const letGo = () => {
      aim.current = null;
    };
    // A second scroll ends the first one: what was cut short of its aim goes on there.
    const goOn = () => {
      if (aim.current !== null && aim.current !== shown.current) scrollTo(root, aim.current);
    };
    for (const hand of HANDS) root.addEventListener(hand, letGo, { passive: true });
    root.addEventListener('scrollend', goOn);
    return () => {
      observer.disconnect();
      for (const hand of HANDS) root.removeEventListener(hand, letGo);
      root.removeEventListener('scrollend', goOn);
    };
  }, [scroller, count]);

  const go = (command: ReelCommand) => {
    const root = scroller.current;
    if (!root) return;
    const place = placeAfter(command, active, root.children.length);
    // It plays while it is on its way, not once it has arrived.
    setActive(place);
    // While it is on its way, what was shown last says nothing: the next reel to pass by may be any.
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
