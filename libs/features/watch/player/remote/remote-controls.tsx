import { Airplay, Cast } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { usePlayer } from '../player-context.ts';
import type { RemotePlayback, RemoteState } from './remote-playback.ts';
import './remote.css';

export { remoteDevicesOf } from './remote-devices.ts';
export { createRemotePlayback } from './remote-playback.ts';

interface RemoteProps {
  readonly playback: RemotePlayback;
}

const useRemoteState = ({ playback }: RemoteProps): RemoteState =>
  useSyncExternalStore(playback.subscribe, playback.get, playback.get);

/** Sends the film to another device, where the browser knows one; while one plays, leads to leaving it. */
export function RemoteButton(props: RemoteProps) {
  const { playback: film, text } = usePlayer();
  const { isAvailable, phase } = useRemoteState(props);
  const { prepare, choose } = props.playback;
  const isElsewhere = phase === 'connecting' || phase === 'connected';
  if (!isAvailable && !isElsewhere) return null;
  // Pointers announce a press in different ways, but all of these events come before it.
  const soon = phase === 'here' ? { onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare } : {};
  return (
    <IconButton
      icon={'webkitShowPlaybackTargetPicker' in film.video ? Airplay : Cast}
      label={text(isElsewhere ? 'leaveDevice' : 'playElsewhere')}
      className="player-remote-button"
      data-on={isElsewhere || undefined}
      aria-busy={phase === 'preparing' || phase === 'connecting'}
      onClick={() => void choose()}
      {...soon}
    />
  );
}

/** Says where the film plays, or why it could not be sent there. */
export function RemoteNotice(props: RemoteProps) {
  const { text } = usePlayer();
  const state = useRemoteState(props);
  const words = noticeOf(state);
  return (
    <p className="player-remote" role="status" data-failed={state.failure ? '' : undefined}>
      {words && text(words)}
    </p>
  );
}

function noticeOf({ phase, failure }: RemoteState) {
  if (phase === 'connected') return 'deviceConnected';
  if (phase === 'connecting') return 'deviceConnecting';
  if (failure === null) return null;
  return failure === 'none-found' ? 'deviceNotFound' : 'deviceFailed';
}
