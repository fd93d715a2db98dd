import { useBlocker } from '@tanstack/react-router';

/** While something on the page is not saved, asks before the page or the console is left. */
export function useLeaveGuard(isUnsaved: boolean, question: string): void {
  useBlocker({
    shouldBlockFn: () => isUnsaved && !globalThis.confirm(question),
    enableBeforeUnload: () => isUnsaved,
    disabled: !isUnsaved,
  });
}
