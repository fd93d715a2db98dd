import { ListVideo } from 'lucide-react';
import { chapterAt, type ChapterSpan } from '../model/chapter.ts';
import { clockTime } from '../model/play-time.ts';
import { cueAt, type StoryboardCue } from '../model/storyboard.ts';
import { usePlayback, usePlayer } from '../player-context.ts';
import { Menu, useCloseMenu } from './menu.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface ChapterMenuProps {
  readonly spans: readonly ChapterSpan[];
  readonly storyboard: readonly StoryboardCue[];
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The chapters with a picture of each; choosing one goes there. */
export function ChapterMenu({ spans, storyboard, onOpenChange }: ChapterMenuProps) {
  const { text } = usePlayer();
  const current = usePlayback((state) => chapterAt(spans, state.time)?.startsAt);
  return (
    <Menu icon={ListVideo} label={text('chapters')} page="chapters" onOpenChange={onOpenChange}>
      {spans.map((span) => (
        <ChapterItem
          key={span.startsAt}
          span={span}
          isCurrent={span.startsAt === current}
          cue={cueAt(storyboard, (span.startsAt + span.endsAt) / 2)}
        />
      ))}
    </Menu>
  );
}

interface ChapterItemProps {
  readonly span: ChapterSpan;
  readonly isCurrent: boolean;
  readonly cue: StoryboardCue | null;
}

function ChapterItem({ span, isCurrent, cue }: ChapterItemProps) {
  const { playback } = usePlayer();
  const close = useCloseMenu();
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={isCurrent}
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
}
