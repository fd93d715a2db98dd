import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { SeedRandom } from '../../../../demonstration/seed-random.ts';
import { ANSWERS, OPENINGS, PINNED } from './comment-words.ts';

/** A comment before it has an id. */
export interface DraftComment {
  readonly videoId: string;
  readonly answers: DraftComment | null;
  /** Null for a deleted user. */
  readonly authorId: string | null;
  readonly text: string;
  readonly createdAt: Date;
  readonly removedAt: Date | null;
  readonly isPinned: boolean;
  readonly likedBy: readonly string[];
  readonly dislikedBy: readonly string[];
  readonly reportedBy: readonly string[];
}

interface Cast {
  readonly videos: readonly { readonly id: string; readonly site_id: string; readonly released_at: Date }[];
  readonly members: readonly string[];
  readonly editor: string;
  readonly today: Date;
  readonly dice: SeedRandom;
}

const MINUTE_MS = 60_000;
/** The newest videos of a site have a long thread, so that there is more to load. */
const TALKED_ABOUT = 3;

/** What members say about each released video, the newest of a site most of all. Videos come newest first. */
export function draftComments({ videos, members, editor, today, dice }: Cast): readonly DraftComment[] {
  const seen = new Map<string, number>();
  return videos.flatMap((video) => {
    const place = seen.get(video.site_id) ?? 0;
    seen.set(video.site_id, place + 1);
    const count = place < TALKED_ABOUT ? dice.integer(24, OPENINGS.length) : dice.integer(1, 5);
    const moment = (): Date => {
      const latest = today.getTime() - 10 * MINUTE_MS;
      const within = Math.min(latest - video.released_at.getTime(), 20 * DAY_MS);
      return new Date(latest - Math.floor(dice.next() * Math.max(within, MINUTE_MS)));
    };
    const threads = dice.sample(OPENINGS, count).flatMap((text, index) => {
      const root = draft(dice, members, { videoId: video.id, text, createdAt: moment(), answers: null, index });
      const replies = dice.sample(ANSWERS, dice.chance(0.4) ? dice.integer(1, 4) : 0).map((answer, at) =>
        draft(dice, members, {
          videoId: video.id,
          text: answer,
          createdAt: new Date(root.createdAt.getTime() + (at + 1) * MINUTE_MS),
          answers: root,
          index: -1,
        }),
      );
      return [root, ...replies];
    });
    if (place % 5 !== 0) return threads;
    const pinned = draft(dice, members, {
      videoId: video.id,
      text: dice.pick(PINNED),
      createdAt: moment(),
      answers: null,
      index: -1,
    });
    return [...threads, { ...pinned, authorId: editor, isPinned: true }];
  });
}

function draft(
  dice: SeedRandom,
  members: readonly string[],
  input: Pick<DraftComment, 'videoId' | 'text' | 'createdAt' | 'answers'> & { readonly index: number },
): DraftComment {
  const { index, ...rest } = input;
  const [author = '', ...others] = dice.shuffle(members);
  const likes = dice.chance(0.6) ? dice.integer(1, 6) : 0;
  const dislikes = dice.chance(0.15) ? 1 : 0;
  return {
    ...rest,
    authorId: dice.chance(0.03) ? null : author,
    removedAt: index === 7 ? new Date(input.createdAt.getTime() + MINUTE_MS) : null,
    isPinned: false,
    likedBy: others.slice(0, likes),
    dislikedBy: others.slice(likes, likes + dislikes),
    reportedBy: index === 11 ? others.slice(-2) : [],
  };
}
