import { useState, useSyncExternalStore } from 'react';
import { readValue, writeValue } from '@network/lifecycle/injection/instant-storage.ts';

const nothingToHear = () => () => undefined;

/** Whether something was put away in this tab, and how; the server's HTML shows it. */
export function useDismissal(key: string): readonly [isDismissed: boolean, dismiss: () => void] {
  const wasDismissed = useSyncExternalStore(
    nothingToHear,
    () => readValue(window.sessionStorage, key) === '1',
    () => false,
  );
  const [isDismissed, setDismissed] = useState(false);
  const dismiss = () => {
    writeValue(window.sessionStorage, key, '1');
    setDismissed(true);
  };
  return [wasDismissed || isDismissed, dismiss];
}
