import { messagesOf } from '@network/core/i18n/messages.ts';
import { playlists } from '@network/messages/playlists.ts';

/** The length of a list or a film as people read it: `3 h 40 min`. */
export function runLengthText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return messagesOf(playlists)('length', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** How many films a list has and how long they are together. */
export function playlistFacts({ total, runLength }: { readonly total: number; readonly runLength: number }): string {
  const count = messagesOf(playlists)('facts', { count: total });
  return total === 0 ? count : `${count} · ${runLengthText(runLength)}`;
}
