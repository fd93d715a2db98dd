import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

type Content = RefObject<HTMLElement | null>;

/** Moves the focus to the content of the page, as after a sign-in that took the form away. */
export function focusContent(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** Whether nothing has the focus: what had it is gone, or nothing was focused yet. */
const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Moves the focus to the content whenever another page opens, so that Tab goes on in the page and not behind its link in
 * the navigation. A field of the page that took the focus itself has it.
 */
export function useFocusOnNavigation(content: Content): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    // After a dialog that closes with the navigation has returned the focus to where it was opened.
    const timer = setTimeout(() => {
      const main = content.current;
      if (main !== null && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [content, pathname]);
}

/** Whether an element can't have the focus any more: it is gone, hidden or disabled. */
const isOut = (element: Element | undefined): boolean =>
  element !== undefined && (!isThere(element) || element.matches(':disabled'));

const isThere = (element: Element): boolean => element.isConnected && element.closest('[hidden]') === null;

/**
 * Catches the focus when the element that has it is removed, hidden or disabled, such as the button of a row that was
 * deleted or “Next” on the last page: the dialog or table around it gets it, or else the content. Without this, Tab would
 * begin at the top of the window.
 */
export function useFocusRecovery(content: Content): void {
  useEffect(() => {
    let around: readonly Element[] = [];
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent): void => {
      around = target instanceof Element ? ancestorsOf(target) : [];
    };
    // A person who clicks beside everything wants nothing to be focused.
    const forget = (): void => {
      around = [];
    };
    const catchFocus = (): void => {
      if (!isFocusLost() || !isOut(around[0])) return;
      const [, ...parents] = around;
      const left = parents.find((each) => isThere(each) && each.matches('[tabindex]'));
      (left instanceof HTMLElement ? left : content.current)?.focus({ preventScroll: true });
    };
    // Browsers take the focus from what is hidden with the next frame; dialogs return it in a task once they are gone.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        clearTimeout(timer);
        timer = setTimeout(catchFocus);
      });
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['hidden', 'disabled'],
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, [content]);
}

function ancestorsOf(element: Element): readonly Element[] {
  const parent = element.parentElement;
  return parent === null ? [element] : [element, ...ancestorsOf(parent)];
}
