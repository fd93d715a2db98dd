import { useQueryClient } from '@tanstack/react-query';
import { useAnalytics } from '@network/core/analytics/use-measuring.ts';
import { addressOfPicture } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { reportError } from '@network/core/telemetry/report-error.ts';
import { useTelemetry } from '@network/core/tenant/page-provider.tsx';
import { player } from '@network/messages/player.ts';
import type { PlayedBy, PlayerSources, RenewedSources } from '../player/model/player-sources.ts';
import type { Milestone } from '../player/model/milestones.ts';
import type { SaveMoment } from '../player/model/position-saver.ts';
import type { Playback } from '../player/engine/create-playback.ts';
import type { MiniPlayer } from '../player/mini/mini-chrome.tsx';
import type { PlayerText } from '../player/player-text.ts';
import { Player, type SeekRequest } from '../player/player.tsx';
import { videoPageQuery, type WatchVideo } from '../queries.ts';
import { nextVideo } from './next-video.ts';
import { savePosition } from './save-position.ts';
import { useAutoplaySetting } from './use-autoplay-setting.ts';
import { useStoryboard } from './use-storyboard.ts';
import type { Showing } from './use-tokens.ts';

export interface RunningPlayerProps {
  readonly video: WatchVideo;
  readonly showing: Showing;
  readonly element: HTMLVideoElement;
  readonly sources: PlayerSources;
  readonly seek: SeekRequest | null;
  readonly takesFocus: boolean;
  /** Set while it is small, beside another page. */
  readonly mini: MiniPlayer | null;
  readonly onRenew: (place: PlayedBy) => Promise<RenewedSources>;
  /** Leads to the page of the next film; null where a list does. */
  readonly goOn: ((address: string) => void) | null;
  /** Shows what the keys are. */
  readonly onHelp: () => void;
  readonly onPlayback: (playback: Playback | null) => void;
  readonly onShown: () => void;
}

/** The player with its data: it shows the video, and sends events and positions to the gateway. */
export function RunningPlayer(props: RunningPlayerProps) {
  const { video, showing, element, sources, seek, takesFocus, mini, goOn, onRenew, onHelp, onPlayback, onShown } =
    props;
  const text = messagesOf(player) as PlayerText;
  const client = useQueryClient();
  const telemetry = useTelemetry();
  const analytics = useAnalytics();
  const { isAuthenticated } = useSession();
  const autoplay = useAutoplaySetting();
  const storyboard = useStoryboard(sources.storyboard);
  const isFilm = showing === 'film';
  const next = isFilm && goOn ? nextVideo(video, goOn, autoplay?.isOn === true) : undefined;
  // A film that starts by itself may be quicker than the page is in showing this person's own data.
  const remembered = client.getQueryData(videoPageQuery(video.slug).queryKey)?.video ?? video;

  const measure = (percent: Milestone) => {
    const about = { video: video.videoId, isTrailer: !isFilm };
    if (percent === 0) analytics.track('videoPlay', about);
    else analytics.track('videoProgress', { ...about, percent });
  };
  const recordPosition = (seconds: number, moment: SaveMoment) => {
    // A return to this page during this visit resumes from here, without another request.
    client.setQueryData(videoPageQuery(video.slug).queryKey, (known) =>
      known?.video ? { ...known, video: { ...known.video, playbackPosition: seconds || null } } : known,
    );
    savePosition(client, video.videoId, seconds, moment).catch((error: unknown) => reportError(telemetry, error, null));
  };

  return (
    <Player
      title={video.title}
      poster={addressOfPicture(video.images.poster)}
      video={element}
      sources={sources}
      chapters={isFilm ? video.chapters : []}
      storyboard={storyboard}
      remembered={isFilm ? remembered.playbackPosition : null}
      autoplay={autoplay}
      next={next}
      seek={seek}
      takesFocus={takesFocus}
      mini={mini}
      text={text}
      isLent={isFilm}
      onRenew={onRenew}
      onPosition={isFilm && isAuthenticated ? recordPosition : undefined}
      onReached={measure}
      onHelp={onHelp}
      onPlayback={onPlayback}
      onShown={onShown}
    />
  );
}
