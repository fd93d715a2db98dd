import { PLAYLISTS } from '@network/tenant/playlist-limits.ts';
import type { PlaylistRefusalCode } from '../../../graphql/resolvers.generated.ts';

const MAXIMA: Readonly<Record<PlaylistRefusalCode, number | null>> = {
  NAME_LENGTH: PLAYLISTS.longestName,
  DESCRIPTION_LENGTH: PLAYLISTS.longestDescription,
  TOO_MANY_PLAYLISTS: PLAYLISTS.most,
  TOO_MANY_FILMS: PLAYLISTS.mostFilms,
  PLAYLIST_GONE: null,
  FILM_GONE: null,
};

/** A change that was not made, with the reason and the limit that it would have passed, if any. */
export interface PlaylistRefusal {
  readonly code: PlaylistRefusalCode;
  readonly messageKey: string;
  readonly maximum: number | null;
}

/** The refusal with that code. */
export function refusePlaylist(code: PlaylistRefusalCode): PlaylistRefusal {
  return { code, messageKey: `playlists.refused.${code}`, maximum: MAXIMA[code] };
}

/** The refusal of a change to a list that its caller does not have; null when the change was made. */
export function refusalUnless(isChanged: boolean): PlaylistRefusal | null {
  return isChanged ? null : refusePlaylist('PLAYLIST_GONE');
}
