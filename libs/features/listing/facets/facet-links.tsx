import { Check, ChevronDown } from 'lucide-react';
import type { FacetGroup, FacetOption } from './facet-groups.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';

/** Facets that are expanded from the beginning; the others expand when one of their values is chosen. */
const OPEN_GROUPS = 3;

/** Facets as links, group by group: each leads to the list that it makes, so that nothing here needs a script. */
export function FacetLinks({ groups }: { readonly groups: readonly FacetGroup[] }) {
  return (
    <div className="flex flex-col">
      {groups.map((group, index) => (
        <details
          key={group.name}
          open={index < OPEN_GROUPS || group.options.some(({ isChosen }) => isChosen)}
          className="group/facet border-b border-subtle py-1"
        >
          <summary className="type-label flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-small text-strong [&::-webkit-details-marker]:hidden">
            {group.label}
            <ChevronDown
              aria-hidden="true"
              className="size-4 text-muted transition-[rotate] group-open/facet:rotate-180"
            />
          </summary>
          <ul
            role="list"
            aria-label={group.label}
            className="-mx-1 max-h-80 overflow-y-auto overscroll-contain px-1 pb-3"
          >
            {group.options.map((option) => (
              <li key={option.value}>
                <OptionLink option={option} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function OptionLink({ option }: { readonly option: FacetOption }) {
  return (
    <Anchor
      href={option.href}
      rel="nofollow"
      aria-current={option.isChosen ? 'true' : undefined}
      className="facet-link"
    >
      {option.isChosen ? (
        <span aria-hidden="true" className="facet-check">
          <Check className="size-3.5 stroke-3" />
        </span>
      ) : null}
      <span className="min-w-0 flex-1 truncate">{option.label}</span>{' '}
      {option.count === null ? null : <small>{option.count}</small>}
    </Anchor>
  );
}
