import { useSyncExternalStore } from 'react';
import { cutText } from '@network/validation/text-length.ts';
import { writtenLine } from '@network/validation/written-text.ts';

const KEY = 'recent-searches';
const MOST = 6;
const LONGEST = 200;
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let read: { readonly stored: string | null; readonly searches: readonly string[] } = { stored: null, searches: NONE };

/** What was searched for on this device and in this brand, the latest first. It never leaves the device. */
export function recentSearches(): readonly string[] {
  const stored = readStored();
  // The list stays the same object as long as nothing changes, because React compares it.
  if (stored !== read.stored) read = { stored, searches: parse(stored) };
  return read.searches;
}

/** Adds a search, or moves it to the front. */
export function addRecentSearch(query: string): void {
  const text = cutText(writtenLine(query), LONGEST);
  if (text === '') return;
  const isOther = (each: string) => each.toLowerCase() !== text.toLowerCase();
  store([text, ...recentSearches().filter(isOther)].slice(0, MOST));
}

/** Removes one search from this device. */
export function removeRecentSearch(query: string): void {
  store(recentSearches().filter((each) => each !== query));
}

/** Removes all of them from this device. */
export function removeRecentSearches(): void {
  store(NONE);
}

/** The recent searches of this device; none in the server's HTML. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, recentSearches, () => NONE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have changed them.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser may forbid the storage; then no searches are recent.
    return null;
  }
}

function parse(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(0, MOST) : NONE;
  } catch {
    return NONE;
  }
}

function store(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // A browser may forbid the storage here, too.
  }
  for (const listener of listeners) listener();
}
