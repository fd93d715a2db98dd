import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { toasts } from '../../layout/toasts.ts';
import { captions as texts } from '../../messages/captions.ts';
import { addCue, changeCue, mergeCue, removeCue, splitCue } from './cue-changes.ts';
import { problemsOfCues } from './cue-problems.ts';
import { type CueCommand, cueId, CueRow } from './cue-row.tsx';
import { type Cue, type CueList, readCues, writeCues } from './cues.ts';
import { FilmPlayer, momentOf } from './film-player.tsx';
import { useWholeFilm } from './whole-film.ts';

/** This many are shown at once: a film of two hours has two thousand. */
const SHOWN = 100;

export interface CueEditorProps {
  /** The list as it is in the form; one that `readCues` reads. */
  readonly list: CueList;
  /** Slug of the film. */
  readonly slug: string;
  readonly onChange: (text: string) => void;
}

/**
 * Captions one by one beside the film: their times set from the player, split, merged and checked while they are
 * written.
 */
export function CueEditor({ list: initial, slug, onChange }: CueEditorProps) {
  const video = useRef<HTMLVideoElement>(null);
  const hasFilm = useWholeFilm({ slug }) !== null;
  const [list, setList] = useState(initial);
  const [first, setFirst] = useState(0);
  const [current, setCurrent] = useState<Cue['key'] | null>(null);
  const [filmEnd, setFilmEnd] = useState<number | null>(null);
  const [added, setAdded] = useState<Cue['key'] | null>(null);
  const rows = useRef<HTMLOListElement>(null);
  useFollowed(rows, current);
  useFocused(added);
  const latest = useRef(list);
  const { cues } = list;
  const problems = problemsOfCues(cues, filmEnd);
  const write = (next: readonly Cue[]) => {
    const changed = { ...latest.current, cues: next };
    latest.current = changed;
    setList(changed);
    onChange(writeCues(changed));
  };
  const add = () => {
    const before = new Set(latest.current.cues.map(({ key }) => key));
    const end = latest.current.cues.at(-1)?.to ?? 0;
    const next = addCue(latest.current.cues, video.current === null ? end : momentOf(video.current));
    const index = next.findIndex(({ key }) => !before.has(key));
    setFirst(Math.floor(index / SHOWN) * SHOWN);
    setAdded(next[index]?.key ?? null);
    write(next);
  };
  const focus = (cue: Cue | undefined) => cue && document.querySelector<HTMLElement>(`#${cueId(cue)}`)?.focus();
  const remove = (cue: Cue) => {
    const before = latest.current.cues;
    write(removeCue(before, cue.key));
    toasts.show({ type: 'info', message: texts.removed, action: { label: texts.undo, run: () => write(before) } });
  };
  const run = (cue: Cue, index: number, command: CueCommand) => {
    const at = video.current === null ? null : momentOf(video.current);
    switch (command) {
      case 'in':
        return at === null ? undefined : write(changeCue(cues, cue.key, { from: at }));
      case 'out':
        return at === null ? undefined : write(changeCue(cues, cue.key, { to: at }));
      case 'split':
        return write(splitCue(cues, cue.key, at !== null && cue.from < at && at < cue.to ? at : middleOf(cue)));
      case 'merge':
        return write(mergeCue(cues, cue.key));
      case 'add':
        return add();
      case 'remove':
        remove(cue);
        // Its buttons are gone with it.
        return focus(cues[index + 1] ?? cues[index - 1]);
      case 'previous':
      case 'next':
        return focus(cues[command === 'next' ? index + 1 : index - 1]);
      case 'go':
        if (video.current !== null) video.current.currentTime = cue.from / 1_000;
        return void video.current?.play();
      case 'play':
        return void (video.current?.paused === true ? video.current.play() : video.current?.pause());
    }
  };
  const last = Math.min(first + SHOWN, cues.length);
  return (
    <div className="grid gap-4 boundary:grid-cols-2 boundary:items-start boundary:gap-6">
      <div className="flex flex-col gap-4 boundary:sticky boundary:top-4">
        <FilmPlayer
          film={{ slug }}
          video={video}
          cues={cues}
          onLength={setFilmEnd}
          onMoment={(at) => setCurrent(cues.find(({ from, to }) => from <= at && at < to)?.key ?? null)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="button" variant="outline" size="small" onClick={add}>
            {hasFilm ? texts.add : texts.addLast}
          </Button>
          <p role="status" className="text-small text-muted">
            {texts.count(cues.length, problems.filter((each) => each.length > 0).length)}
          </p>
        </div>
        <p className="text-small text-muted">{texts.keys}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {cues.length === 0 ? <p className="text-muted">{texts.empty}</p> : null}
        <ol ref={rows} aria-label={texts.list} className="max-h-(--console-cues) overflow-y-auto pr-1">
          {cues.slice(first, last).map((cue, index) => (
            <CueRow
              key={cue.key}
              cue={cue}
              number={first + index + 1}
              problems={problems[first + index] ?? []}
              hasFilm={hasFilm}
              isCurrent={cue.key === current}
              isLast={first + index === cues.length - 1}
              onChange={(changes) => write(changeCue(latest.current.cues, cue.key, changes))}
              onCommand={(command) => run(cue, first + index, command)}
            />
          ))}
        </ol>
        {cues.length > SHOWN ? (
          <div className="flex items-center gap-3">
            <Button
              type="button"
              variant="outline"
              size="small"
              disabled={first === 0}
              onClick={() => setFirst(Math.max(first - SHOWN, 0))}
            >
              {texts.earlier}
            </Button>
            <Button
              type="button"
              variant="outline"
              size="small"
              disabled={last === cues.length}
              onClick={() => setFirst(first + SHOWN)}
            >
              {texts.later}
            </Button>
            <span className="text-small text-muted tabular-nums">{texts.range(first + 1, last, cues.length)}</span>
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** Begins to write in a caption that was added. */
function useFocused(added: Cue['key'] | null): void {
  useEffect(() => {
    if (added !== null) document.querySelector<HTMLElement>(`#${cueId({ key: added })}`)?.focus();
  }, [added]);
}

/**
 * Scrolls the list, and nothing around it, to the caption at the film's current time, unless somebody writes in the
 * list.
 */
function useFollowed(rows: RefObject<HTMLOListElement | null>, current: Cue['key'] | null): void {
  useEffect(() => {
    const list = rows.current;
    const row = current === null ? null : list?.querySelector(`#${cueId({ key: current })}`)?.closest('li');
    if (!list || !row || list.contains(document.activeElement)) return;
    const [outer, inner] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom) list.scrollBy(0, inner.top - outer.top);
  }, [rows, current]);
}

const middleOf = ({ from, to }: Cue): number => Math.round((from + to) / 2);

/** The captions of a text that can be edited one by one; a new file for none. Null for what can't be read. */
export const cuesToEdit = (text: string): CueList | null => readCues(text.trim() === '' ? 'WEBVTT\n' : text);
