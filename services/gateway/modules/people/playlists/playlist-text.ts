import { PLAYLISTS } from '@network/tenant/playlist-limits.ts';
import { textLength } from '@network/validation/text-length.ts';
import { writtenLine, writtenText } from '@network/validation/written-text.ts';
import { type PlaylistRefusal, refusePlaylist } from './refusal.ts';

/** The name and the description of a list. */
export interface PlaylistText {
  readonly name: string;
  readonly description: string;
}

/** The name on one line and the description, both cleaned as every text that people write, or why they can't be saved. */
export function readPlaylistText(input: {
  readonly name: string;
  readonly description?: string | null;
}): { readonly text: PlaylistText } | { readonly refusal: PlaylistRefusal } {
  const name = writtenLine(input.name);
  const description = writtenText(input.description ?? '');
  if (name === '' || textLength(name) > PLAYLISTS.longestName) return { refusal: refusePlaylist('NAME_LENGTH') };
  if (textLength(description) > PLAYLISTS.longestDescription) return { refusal: refusePlaylist('DESCRIPTION_LENGTH') };
  return { text: { name, description } };
}
