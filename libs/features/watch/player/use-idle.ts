import { useEffect, useState, type RefObject } from 'react';

const IDLE_AFTER_MS = 2800;
const SIGNS_OF_LIFE = ['pointermove', 'keydown', 'focusin'] as const;

const onSurface = (event: PointerEvent) =>
  event.target instanceof Element && event.target.closest('[data-player-surface]') !== null;

/**
 * Returns whether the focus ring is drawn around one of its controls: a person moved there by keys and looks for it.
 */
const hasVisibleFocus = (player: HTMLElement): boolean => player.querySelector(':focus-visible') !== null;

/**
 * True when the player has not been touched for a while; counts only while `active`, and never while a control that was
 * reached by keys has the focus, which would be on something invisible. A tap on the picture toggles the controls.
 */
export function useIdle(root: RefObject<HTMLElement | null>, active: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element || !active) return;
    let timer = 0;
    let idle = false;
    const set = (next: boolean) => {
      idle = next;
      setIsIdle(next);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => (hasVisibleFocus(element) ? wait() : set(true)), IDLE_AFTER_MS);
    };
    const awake = () => {
      set(false);
      wait();
    };
    const moved = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') awake();
    };
    const pressed = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' || !onSurface(event) || idle) awake();
      else set(true);
    };
    const left = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && !hasVisibleFocus(element)) set(true);
    };
    wait();
    for (const sign of SIGNS_OF_LIFE) element.addEventListener(sign, moved);
    element.addEventListener('pointerdown', pressed);
    element.addEventListener('pointerleave', left);
    return () => {
      clearTimeout(timer);
      setIsIdle(false);
      for (const sign of SIGNS_OF_LIFE) element.removeEventListener(sign, moved);
      element.removeEventListener('pointerdown', pressed);
      element.removeEventListener('pointerleave', left);
    };
  }, [root, active]);
  return isIdle;
}
