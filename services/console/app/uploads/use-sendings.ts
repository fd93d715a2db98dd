import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { toasts } from '../layout/toasts.ts';
import { uploads as texts } from '../messages/uploads.ts';
import type { Sending } from './sending.ts';
import { sendings } from './sendings.ts';

/** What ends when the console is left. */
const UNDER_WAY: ReadonlySet<Sending['state']> = new Set(['waiting', 'creating', 'sending']);

/** The files that are being sent. Leaving the console meanwhile asks first; one that has arrived shows up in the list. */
export function useSendings(): readonly Sending[] {
  const client = useQueryClient();
  const rows = useSyncExternalStore(sendings.subscribe, sendings.list);
  const isSending = rows.some(({ state }) => UNDER_WAY.has(state));
  useEffect(() => {
    if (!isSending) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', warn);
    return () => globalThis.removeEventListener('beforeunload', warn);
  }, [isSending]);
  const announced = useRef<ReadonlySet<number> | null>(null);
  useEffect(() => {
    const arrived = rows.filter(({ state }) => state === 'sent');
    const before = announced.current;
    announced.current = new Set(arrived.map(({ id }) => id));
    // What had arrived before this page was opened is no news.
    const news = before === null ? [] : arrived.filter(({ id }) => !before.has(id));
    if (news.length === 0) return;
    for (const { fileName } of news) toasts.show({ type: 'success', message: texts.arrived(fileName) });
    void client.invalidateQueries({ queryKey: ['uploads'] });
  }, [rows, client]);
  return rows;
}
