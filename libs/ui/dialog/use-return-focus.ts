import { useRef } from 'react';

/**
 * Handlers by which an overlay returns the focus to where it was. Radix does so only for a dialog that was opened by
 * its own trigger.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    remember: (): void => {
      opener.current = document.activeElement;
    },
    returnFocus: (event: Event): void => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
