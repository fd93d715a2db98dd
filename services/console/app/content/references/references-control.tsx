import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ContentKind } from '../../api/staff-types.generated.ts';
import { references as texts } from '../../messages/references.ts';
import { fieldOfSlugs, type NamedContent, slugsIn } from './named-content.ts';
import { namedQuery } from './reference-queries.ts';
import { ReferenceRow } from './reference-row.tsx';
import { ReferenceSearch } from './reference-search.tsx';

export interface ReferencesControlProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly problem: string | undefined;
  /** What is named. */
  readonly kind: ContentKind;
  /** Slugs with commas between them. */
  readonly value: string;
  /** The channel whose packs can be chosen. */
  readonly within: string;
  /** Whether it names at most one thing; another choice then replaces it. */
  readonly isOne: boolean;
  /** Whether people see their order. */
  readonly isOrdered: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** What a document names of another kind, chosen by search. */
export function ReferencesControl(props: ReferencesControlProps) {
  const { label, hint, problem, kind, value, within, isOne, isOrdered, isReadOnly, onChange } = props;
  const id = useId();
  const [said, setSaid] = useState('');
  const [picked, setPicked] = useState<ReadonlyMap<string, NamedContent>>(new Map());
  const slugs = slugsIn(value);
  const { data: known, isPlaceholderData } = useQuery(namedQuery(kind, slugs, within));
  const named = (slug: string): NamedContent | null | undefined =>
    picked.get(slug) ??
    known?.find((each) => each.slug === slug) ??
    (known === undefined || isPlaceholderData ? undefined : null);
  const nameOf = (slug: string): string => named(slug)?.name ?? slug;
  const write = (next: readonly string[], what: string): void => {
    onChange(fieldOfSlugs(next));
    setSaid(what);
  };
  const move = (from: number, to: number): void => {
    const next = [...slugs];
    next.splice(to, 0, ...next.splice(from, 1));
    write(next, texts.moved(nameOf(slugs[from] ?? ''), to + 1, slugs.length));
  };
  const choose = (chosen: NamedContent): void => {
    setPicked(new Map([...picked, [chosen.slug, chosen]]));
    write(isOne ? [chosen.slug] : [...slugs, chosen.slug], texts.added(chosen.name));
  };
  const hints = [hint === undefined ? null : `${id}-hint`, problem === undefined ? null : `${id}-problem`];
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-small font-semibold">{label}</legend>
      {slugs.length === 0 ? (
        <p className="text-small text-muted">{texts.none}</p>
      ) : (
        <ol aria-label={label} className="flex flex-col gap-1">
          {slugs.map((slug, index) => (
            <ReferenceRow
              key={slug}
              {...{ kind, slug, isReadOnly }}
              named={named(slug)}
              onEarlier={isOrdered && index > 0 ? () => move(index, index - 1) : null}
              onLater={isOrdered && index < slugs.length - 1 ? () => move(index, index + 1) : null}
              onTakeOut={() =>
                write(
                  slugs.filter((each) => each !== slug),
                  texts.takenOut(nameOf(slug)),
                )
              }
            />
          ))}
        </ol>
      )}
      {isReadOnly ? null : (
        <ReferenceSearch
          {...{ label, kind }}
          isLeftOut={({ slug, place }) => slugs.includes(slug) || (kind === 'pack' && place !== within)}
          describedBy={hints.filter((each) => each !== null).join(' ') || undefined}
          onChoose={choose}
          {...(!isOne && {
            onPaste: (pasted: readonly string[]) =>
              write([...new Set([...slugs, ...pasted])], texts.added(pasted.join(', '))),
          })}
        />
      )}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {problem === undefined ? null : (
        <p id={`${id}-problem`} role="alert" className="text-small text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
