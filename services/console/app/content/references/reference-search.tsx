import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useState } from 'react';
import { Badge } from '@network/ui/badge/badge.tsx';
import { references as texts } from '../../messages/references.ts';
import { words } from '../../messages/words.ts';
import type { ContentKind } from '../../api/staff-types.generated.ts';
import { hasThumbnails, Thumbnail } from '../thumbnail.tsx';
import { type NamedContent, pastedSlugs } from './named-content.ts';
import { foundQuery } from './reference-queries.ts';

export interface ReferenceSearchProps {
  /** What the field is called. */
  readonly label: string;
  readonly kind: ContentKind;
  /** What can't be chosen, as it is already or belongs elsewhere. */
  readonly isLeftOut: (found: NamedContent) => boolean;
  readonly describedBy: string | undefined;
  readonly onChoose: (chosen: NamedContent) => void;
  /** Gets slugs that were pasted; without it one thing is chosen at a time. */
  readonly onPaste?: (slugs: readonly string[]) => void;
}

const ITEM =
  'flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-3 text-body data-[selected=true]:bg-tint data-[selected=true]:text-accent pointer-coarse:min-h-11';

/** Finds content by a part of its name or slug while somebody types. What is typed and not chosen keeps the form from being saved. */
export function ReferenceSearch({ label, kind, isLeftOut, describedBy, onChoose, onPaste }: ReferenceSearchProps) {
  const [typed, type] = useState('');
  const pasted = onPaste === undefined ? [] : pastedSlugs(typed);
  const search = pasted.length > 0 ? '' : typed.trim();
  const { data, isFetching, error } = useQuery(foundQuery(kind, search));
  const found = search === '' ? [] : (data ?? []).filter((each) => !isLeftOut(each));
  const name = texts.find(label);
  const isIdle = search === '' && pasted.length === 0;
  return (
    <Command label={name} shouldFilter={false} className="flex flex-col gap-2">
      <Command.Input
        ref={(input) => input?.setCustomValidity(typed.trim() === '' ? '' : texts.unfinished)}
        value={typed}
        onValueChange={type}
        placeholder={name}
        aria-describedby={describedBy}
        className="h-11 w-full rounded-control border-line border-outline bg-surface px-3 text-body"
      />
      <Command.List className={isIdle ? 'hidden' : 'rounded-control border-line border-subtle bg-surface p-1'}>
        {error === null ? (
          <Command.Empty className="p-3 text-small text-muted">
            {isFetching ? words.loading : texts.nothing(search)}
          </Command.Empty>
        ) : (
          <p role="alert" className="p-3 text-small text-danger">
            {words.failed.text}
          </p>
        )}
        {pasted.length === 0 ? null : (
          <Command.Item
            value="pasted"
            onSelect={() => {
              onPaste?.(pasted);
              type('');
            }}
            className={ITEM}
          >
            {texts.addAll(pasted.length)}
          </Command.Item>
        )}
        {found.map((each) => (
          <Command.Item
            key={`${each.place} ${each.slug}`}
            value={`${each.place} ${each.slug}`}
            onSelect={() => {
              onChoose(each);
              type('');
            }}
            className={ITEM}
          >
            {hasThumbnails(kind) ? <Thumbnail kind={kind} picture={each.picture} /> : null}
            <span className="truncate">{each.name}</span>
            <code className="truncate text-small text-muted">{each.slug}</code>
            {each.state === 'published' ? null : <Badge tone="outline">{words.content.states[each.state]}</Badge>}
            <span className="ml-auto text-small text-muted">{each.place}</span>
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}
