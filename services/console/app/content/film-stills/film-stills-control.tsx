import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Problem } from '../../layout/problem.tsx';
import { filmStills as texts } from '../../messages/film-stills.ts';
import { useWholeFilm } from '../captions/whole-film.ts';
import { StillCard } from './still-card.tsx';
import { type ChosenStill, freePlaceOf, placesOf, readChosenStills, writeChosenStills } from './still-places.ts';
import { TakeMoment } from './take-moment.tsx';

export interface FilmStillsControlProps {
  readonly label: string;
  readonly problem: string | undefined;
  /** The text that `writeChosenStills` writes. */
  readonly value: string;
  /** Null for a film that is not saved yet. */
  readonly filmId: string | null;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** The stills of a film: those that were taken, each of which another frame or an uploaded picture can replace. */
export function FilmStillsControl({ label, problem, value, filmId, isReadOnly, onChange }: FilmStillsControlProps) {
  const id = useId();
  const media = useWholeFilm({ id: filmId ?? '' });
  const [open, setOpen] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  // A picture is prepared while others are chosen: it joins what stands in the field by then.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const places = placesOf(media?.stills ?? [], readChosenStills(value));
  const free = freePlaceOf(places);
  const write = (stills: readonly ChosenStill[]): void => {
    latest.current = writeChosenStills(stills);
    onChange(latest.current);
  };
  const without = (place: number) => readChosenStills(latest.current).filter((each) => each.place !== place);
  const choose = (still: ChosenStill): void => {
    write([...without(still.place), still]);
    setSaid(texts.taken(still.place));
    // While it was prepared, another place may have been opened.
    setOpen((current) => (current === still.place ? null : current));
  };
  const mayPlay = !isReadOnly && media !== null && media !== undefined;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-small font-semibold">
        {label}
      </h3>
      <p className="text-small text-muted">{places.length === 0 ? texts.none : texts.hint}</p>
      <ol className="grid grid-cols-2 gap-4 large:grid-cols-3">
        {places.map((still) => (
          <StillCard
            key={still.place}
            still={still}
            isReadOnly={isReadOnly}
            onMoment={mayPlay ? () => setOpen(still.place) : null}
            onUploaded={(picture) => choose({ place: still.place, startsAtSeconds: still.startsAtSeconds, picture })}
            onBack={() => write(without(still.place))}
          />
        ))}
      </ol>
      {mayPlay && open !== null ? (
        <TakeMoment
          key={open}
          filmId={filmId ?? ''}
          sourceId={media.sourceId}
          place={open}
          startsAtSeconds={places.find(({ place }) => place === open)?.startsAtSeconds ?? 0}
          onTaken={choose}
          onCancel={() => setOpen(null)}
        />
      ) : null}
      {mayPlay && open === null && free !== null ? (
        <Button type="button" variant="outline" size="small" className="self-start" onClick={() => setOpen(free)}>
          {texts.add}
        </Button>
      ) : null}
      <p role="status" className="sr-only">
        {said}
      </p>
      <Problem text={problem} />
    </section>
  );
}
