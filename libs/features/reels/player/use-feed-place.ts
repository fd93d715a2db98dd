import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { commandOf, placeAfter, type ReelCommand } from './steps.ts';

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How much of a reel has to be on the screen for it to be the one that plays. */
const SHOWN_SHARE = 0.51;

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

  useEffect(() => {
    const root = scroller.current;
    if (!root || count === 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setActive([...root.children].indexOf(target));
        }
      },
      { root, threshold: SHOWN_SHARE },
    );
    for (const child of root.children) observer.observe(child);
    return () => observer.disconnect();
  }, [scroller, count]);

  const go = (command: ReelCommand) => {
    const place = placeAfter(command, active, scroller.current?.children.length ?? 0);
    const target = scroller.current?.children[place];
    // It plays while it is on its way, not once it has arrived.
    if (target) setActive(place);
    target?.scrollIntoView({ behavior: prefersStillness() ? 'auto' : 'smooth', block: 'nearest' });
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

  return { active, go };
}
