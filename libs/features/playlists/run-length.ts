import { messagesOf } from '@network/core/i18n/messages.ts';
import { formatRunLength } from '@network/core/i18n/run-length.ts';
import { playlists } from '@network/messages/playlists.ts';

/** The length of a list or a film as people read it, from its seconds: `3 h 40 min`. */
export function runLengthText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return formatRunLength(seconds);
  return messagesOf(playlists)('length', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** How many films a list has and how long they are together. */
export function playlistFacts({ total, runLength }: { readonly total: number; readonly runLength: number }): string {
  const count = messagesOf(playlists)('facts', { count: total });
  return total === 0 ? count : `${count} · ${runLengthText(runLength)}`;
}
