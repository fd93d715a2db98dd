import { messagesOf } from '@network/core/i18n/messages.ts';
import { playlists } from '@network/messages/playlists.ts';
import type { PlaylistOutcomeFragment } from './api/change-playlists.generated.ts';

/** A list as it is after a change. */
export type ChangedPlaylist = Extract<PlaylistOutcomeFragment, { __typename: 'Playlist' }>;
type Refused = Exclude<PlaylistOutcomeFragment, ChangedPlaylist>;

/** The text of a refusal. */
export function refusalText({ code, maximum }: Refused): string {
  return messagesOf(playlists)(`refused.${code}`, { maximum: maximum ?? 0 });
}

/** A change that the gateway refused; its message is for the person. */
export class PlaylistRefusedError extends Error {}

/** The list after the change. @throws PlaylistRefusedError with the text of the refusal */
export function changedPlaylist(outcome: PlaylistOutcomeFragment): ChangedPlaylist {
  if (outcome.__typename === 'PlaylistRefused') throw new PlaylistRefusedError(refusalText(outcome));
  return outcome;
}
