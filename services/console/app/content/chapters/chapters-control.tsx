import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { Problem } from '../../layout/problem.tsx';
import { chapters as texts } from '../../messages/chapters.ts';
import { FilmPlayer, momentOf } from '../captions/film-player.tsx';
import { useWholeFilm } from '../captions/whole-film.ts';
import { PosterTaking } from '../film-stills/poster-taking.tsx';
import { ChapterFields, ChapterTitles } from './chapter-fields.tsx';
import {
  type ChapterLine,
  chapterAt,
  inOrder,
  readChapterLines,
  secondsOfStart,
  startText,
  writeChapterLines,
} from './chapter-lines.ts';
import { type Thumbnail, thumbnailsQuery } from './thumbnails.ts';

export interface ChaptersControlProps {
  readonly label: string;
  readonly problem: string | undefined;
  /** A line each. */
  readonly value: string;
  /** Null for a film that is not saved yet. */
  readonly filmId: string | null;
  readonly onChange: (value: string) => void;
}

/**
 * The chapters of a film, each with its picture at that time, which the film beside them can set. Its poster is taken
 * there, too.
 */
export function ChaptersControl({ label, problem, value, filmId, onChange }: ChaptersControlProps) {
  const id = useId();
  const video = useRef<HTMLVideoElement>(null);
  const media = useWholeFilm({ id: filmId ?? '' });
  const { data: thumbnails = [] } = useQuery(thumbnailsQuery(media?.storyboard ?? null));
  const [moment, setMoment] = useState(0);
  const rows = useRef<HTMLOListElement>(null);
  const toName = useRef(-1);
  // Focuses the title of an added chapter, to be typed next; its row is there once the form has the new value.
  useEffect(() => {
    const title = rows.current?.children[toName.current]?.querySelector<HTMLInputElement>('[data-title]');
    if (!title) return;
    toName.current = -1;
    title.focus();
    title.select();
  });
  const chapters = readChapterLines(value);
  const current = media === null ? -1 : chapterAt(chapters, moment);
  const write = (next: readonly ChapterLine[]) => onChange(writeChapterLines(next));
  const change = (index: number, more: Partial<ChapterLine>) =>
    write(chapters.map((chapter, at) => (at === index ? { ...chapter, ...more } : chapter)));
  const goTo = (seconds: number | null) => {
    if (video.current !== null && seconds !== null) video.current.currentTime = seconds;
  };
  const add = () => {
    const last = secondsOfStart(chapters.at(-1)?.start ?? '');
    const behind = last === null ? 0 : last + 1;
    const start = startText(video.current === null ? behind : momentOf(video.current) / 1_000);
    const added = { start, title: texts.untitled(chapters.length + 1), translations: [] };
    const next = inOrder([...chapters, added]);
    toName.current = next.indexOf(added);
    write(next);
  };
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-small font-semibold">
        {label}
      </h3>
      {media === null ? null : (
        <FilmPlayer
          film={{ id: filmId ?? '' }}
          video={video}
          cues={[]}
          onMoment={(at) => setMoment(Math.floor(at / 1_000))}
        />
      )}
      {media === null || media === undefined ? null : (
        <PosterTaking filmId={filmId ?? ''} sourceId={media.sourceId} video={video} />
      )}
      {chapters.length === 0 ? <p className="text-small text-muted">{texts.none}</p> : null}
      <ol ref={rows} className="flex flex-col gap-2">
        {chapters.map((chapter, index) => (
          <li
            key={index}
            aria-current={index === current || undefined}
            className="flex flex-wrap items-center gap-3 rounded-control p-1 aria-current:bg-tint"
          >
            <ThumbnailAt thumbnails={thumbnails} seconds={secondsOfStart(chapter.start)} />
            <ChapterFields
              chapter={chapter}
              number={index + 1}
              hasFilm={media !== null}
              onChange={(more) => change(index, more)}
              onSet={() => change(index, { start: startText(momentOf(video.current) / 1_000) })}
              onGo={() => goTo(secondsOfStart(chapter.start))}
              onLeave={() => write(inOrder(chapters))}
            />
            <IconButton
              size="small"
              label={texts.remove(index + 1)}
              onClick={() => write(chapters.filter((_each, at) => at !== index))}
              icon={<X />}
            />
            <ChapterTitles chapter={chapter} number={index + 1} onChange={(more) => change(index, more)} />
            {secondsOfStart(chapter.start) === null ? (
              <p className="basis-full text-small text-danger">{texts.badTime}</p>
            ) : null}
          </li>
        ))}
      </ol>
      <Problem text={problem} />
      <Button type="button" variant="outline" size="small" className="self-start" onClick={add}>
        {media === null ? texts.addLast : texts.add}
      </Button>
    </section>
  );
}

/** The picture of a film at a given time; an empty place where there is none. */
function ThumbnailAt({ thumbnails, seconds }: { thumbnails: readonly Thumbnail[]; seconds: number | null }) {
  const at = (seconds ?? -1) * 1_000;
  const shown = thumbnails.find(({ from, to }) => from <= at && at < to);
  if (thumbnails.length === 0) return null;
  if (shown === undefined) return <span aria-hidden="true" className="h-14 w-24 rounded-control bg-page" />;
  const { sheet, x, y, width, height } = shown;
  return (
    <span
      aria-hidden="true"
      className="shrink-0 rounded-control bg-page"
      style={{ width, height, backgroundImage: `url("${sheet}")`, backgroundPosition: `-${x}px -${y}px` }}
    />
  );
}
