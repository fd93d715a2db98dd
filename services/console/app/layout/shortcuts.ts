import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { may, type Session } from '../session/session.ts';
import { areas } from './areas.ts';

/** The second key after G, and the page that it opens. */
const PAGE_KEYS: Readonly<Record<string, string>> = {
  c: '/calendar',
  f: '/films',
  p: '/performers',
  b: '/bulk-changes',
  u: '/uploads',
  m: '/members',
  q: '/moderation',
  a: '/approvals',
  r: '/report',
  j: '/jobs',
};

/** The pages that a role can open by keys, with the key and their label. */
export function pageKeysOf(
  session: Session,
): readonly { readonly key: string; readonly href: string; readonly label: string }[] {
  const entries = areas.flatMap((area) => area.entries.filter(({ scope }) => may(session, scope)));
  return Object.entries(PAGE_KEYS).flatMap(([key, href]) => {
    const entry = entries.find((each) => each.href === href);
    return entry === undefined ? [] : [{ key, href, label: entry.label }];
  });
}

const SEQUENCE_MS = 1_500;

/** Whether a key is meant for a field, a dialog or the browser. */
function isTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || !(target instanceof HTMLElement)) return true;
  return target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null;
}

/** Opens pages by G and a letter, goes to the search of a list by a slash, and opens the sheet of keys by a question mark. */
export function useShortcuts(session: Session, onSheet: () => void): void {
  const navigate = useNavigate();
  const sequenceAt = useRef(0);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const isSecond = performance.now() - sequenceAt.current < SEQUENCE_MS;
      sequenceAt.current = 0;
      const href = isSecond ? pageKeysOf(session).find(({ key }) => key === event.key)?.href : undefined;
      const search = event.key === '/' ? document.querySelector<HTMLElement>('form[role="search"] input') : null;
      if (href !== undefined) void navigate({ href });
      else if (event.key === 'g') sequenceAt.current = performance.now();
      else if (event.key === '?') onSheet();
      else if (search === null) return;
      else search.focus();
      event.preventDefault();
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, [navigate, onSheet, session]);
}
