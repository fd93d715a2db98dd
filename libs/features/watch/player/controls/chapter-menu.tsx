import { ListVideo } from 'lucide-react';
import { chapterAt, type ChapterSpan } from '../model/chapter.ts';
import { clockTime } from '../model/play-time.ts';
import { cueAt, type StoryboardCue } from '../model/storyboard.ts';
import { usePlayback, usePlayer } from '../player-context.ts';
import { Menu } from './menu.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface ChapterMenuProps {
  readonly spans: readonly ChapterSpan[];
  readonly storyboard: readonly StoryboardCue[];
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The chapters with a picture of each; choosing one goes there. */
export function ChapterMenu({ spans, storyboard, onOpenChange }: ChapterMenuProps) {
  const { playback, text } = usePlayer();
  const current = usePlayback((state) => chapterAt(spans, state.time)?.startsAt);
  return (
    <Menu icon={ListVideo} label={text('chapters')} page="chapters" onOpenChange={onOpenChange}>
      {(close) =>
        spans.map((span) => {
          const cue = cueAt(storyboard, (span.startsAt + span.endsAt) / 2);
          return (
            <button
              key={span.startsAt}
              type="button"
              role="menuitemradio"
              aria-checked={span.startsAt === current}
              tabIndex={-1}
              className="player-item player-chapter"
              onClick={() => {
                playback.seek(span.startsAt);
                playback.play();
                close();
              }}
            >
              {cue && <Thumbnail cue={cue} width={88} />}
              <span className="player-item-name">
                {span.title}
                <span className="player-item-value">{clockTime(span.startsAt)}</span>
              </span>
            </button>
          );
        })
      }
    </Menu>
  );
}
