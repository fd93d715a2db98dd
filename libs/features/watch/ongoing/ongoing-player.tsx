import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { player } from '@network/messages/player.ts';
import { playableOf } from '../playable.ts';
import type { Playback } from '../player/engine/create-playback.ts';
import type { StateStore } from '../player/engine/state-store.ts';
import type { PlayedBy } from '../player/model/player-sources.ts';
import { RunningPlayer } from '../stage/running-player.tsx';
import type { FilmStart, FilmState } from './play-film.tsx';
import { useAsideFrom } from './use-aside-from.ts';
import { useCorner } from './use-corner.ts';
import { useOtherSound } from './use-other-sound.ts';
import { useStripsRoom } from './use-strips-room.ts';
import './ongoing.css';

export interface OngoingPlayerProps {
  readonly start: FilmStart;
  readonly state: StateStore<FilmState>;
  /** The element around it, which moves. */
  readonly host: HTMLElement;
  readonly onPlayback: (playback: Playback | null) => void;
  readonly onShown: () => void;
  readonly onEnd: () => void;
}

/** The player of a film, on its page or small in a corner. It ends when this person may no longer play the film. */
export function OngoingPlayer({ start, state, host, onPlayback, onShown, onEnd }: OngoingPlayerProps) {
  const { isMini, seek, address } = useSyncExternalStore(state.subscribe, state.get);
  const session = useSession();
  const tenant = useTenant();
  const isFilm = start.showing === 'film';
  const isOwn = !isFilm || playableOf(session, start.video, tenant).plays === 'film';
  const { moveAside, ...moves } = useCorner(host);
  useAsideFrom(isMini ? host : null, moveAside);
  useStripsRoom(host, isMini);
  useOtherSound(isMini ? start.element : null, onEnd);

  const refuse = useEffectEvent(() => {
    onEnd();
    start.flash({ type: 'info', message: messagesOf(player)('problem.refused') });
  });
  useEffect(() => {
    if (!isOwn) refuse();
  }, [isOwn]);

  const renew = async (place: PlayedBy) => {
    const answer = await start.onRenew(place);
    // A player on the film's page shows the refusal itself; a small player has nothing left to show, and closes.
    if ('refused' in answer && state.get().isMini) refuse();
    return answer;
  };

  return (
    <RunningPlayer
      video={start.video}
      showing={start.showing}
      element={start.element}
      sources={start.sources}
      seek={seek}
      takesFocus={start.takesFocus}
      mini={isMini ? { href: address, onReturn: () => start.navigate(address), onClose: onEnd, ...moves } : null}
      goOn={isOfList(address) ? null : start.navigate}
      onRenew={renew}
      onHelp={start.onHelp}
      onPlayback={onPlayback}
      onShown={onShown}
    />
  );
}

/** A list leads on by itself (`PlaylistQueue`), and says what comes next. */
const isOfList = (address: string): boolean => new URL(address, location.href).searchParams.has('list');
