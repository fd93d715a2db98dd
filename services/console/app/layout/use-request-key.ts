import { useRef } from 'react';

/**
 * Gives a request its key: sent again unchanged, as after an answer that was lost, it has the same key and so one effect. A
 * request that was changed is another one.
 */
export function useRequestKey(): (request: unknown) => string {
  const last = useRef<{ readonly text: string; readonly key: string }>(undefined);
  return (request) => {
    const text = JSON.stringify(request);
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
