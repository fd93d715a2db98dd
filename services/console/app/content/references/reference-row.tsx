import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { Badge } from '@network/ui/badge/badge.tsx';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import type { ContentKind } from '../../api/staff-types.generated.ts';
import { references as texts } from '../../messages/references.ts';
import { words } from '../../messages/words.ts';
import { hasThumbnails, Thumbnail } from '../thumbnail.tsx';
import type { NamedContent } from './named-content.ts';

export interface ReferenceRowProps {
  readonly kind: ContentKind;
  readonly slug: string;
  /** Null for what is not there; undefined while nobody knows. */
  readonly named: NamedContent | null | undefined;
  readonly isReadOnly: boolean;
  /** Move it one place; null where it can't be moved, or the order says nothing. */
  readonly onEarlier: (() => void) | null;
  readonly onLater: (() => void) | null;
  readonly onTakeOut: () => void;
}

/** Something that a field names: what it is called, whether people see it, and the ways to move it and take it out. */
export function ReferenceRow(props: ReferenceRowProps) {
  const { kind, slug, named, isReadOnly, onEarlier, onLater, onTakeOut } = props;
  const name = named?.name ?? slug;
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-control border-line border-subtle px-3 py-1">
      {hasThumbnails(kind) ? <Thumbnail kind={kind} picture={named?.picture ?? null} /> : null}
      <span className="truncate">{name}</span>
      {name === slug ? null : <code className="truncate text-small text-muted">{slug}</code>}
      {named === null ? <span className="text-small text-danger">{texts.unknown}</span> : null}
      {named === null || named === undefined || named.state === 'published' ? null : (
        <Badge tone="outline">{words.content.states[named.state]}</Badge>
      )}
      {isReadOnly ? null : (
        <span className="ml-auto flex shrink-0 gap-1">
          {onEarlier === null ? null : (
            <IconButton size="small" label={texts.earlier(name)} icon={<ArrowUp />} onClick={onEarlier} />
          )}
          {onLater === null ? null : (
            <IconButton size="small" label={texts.later(name)} icon={<ArrowDown />} onClick={onLater} />
          )}
          <IconButton size="small" label={texts.takeOut(name)} icon={<X />} onClick={onTakeOut} />
        </span>
      )}
    </li>
  );
}
