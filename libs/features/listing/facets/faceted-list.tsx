import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FacetFilters } from './facet-groups.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useClientInfo } from '@network/core/tenant/page-provider.tsx';
import { facets as texts } from '@network/messages/facets.ts';
import { Button } from '@network/ui/button/button.tsx';
import { buttonStyle } from '@network/ui/button/button-style.ts';
import { Chips } from '@network/ui/chips/chips.tsx';
import { cx } from '@network/ui/class-names/cx.ts';
import { Link } from '@network/ui/link/link.tsx';
import { FacetLinks } from './facet-links.tsx';

/** Where a window without room for the facets shows them once somebody wants them. */
const REGION = 'facets';

export interface FacetedListProps {
  readonly filters: FacetFilters;
  /** Next to the filters' button, such as the order of the list. */
  readonly sorting: ReactNode;
  /** Beside the filters' button. */
  readonly actions?: ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

/** A list with its facets: next to it where there is room, else in a dialog. It has all the room where nothing can be chosen. */
export function FacetedList({ filters, sorting, actions, children }: FacetedListProps) {
  const t = useMessages(texts);
  const hasFacets = filters.groups.length > 0;
  return (
    <div className={cx('grid items-start gap-10', hasFacets && 'large:grid-cols-(--sidebar-columns)')}>
      {hasFacets ? (
        <aside id={REGION} aria-label={t('region')} className="hidden target:block large:block">
          <FacetLinks groups={filters.groups} />
        </aside>
      ) : null}
      <div className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-wrap items-start justify-between gap-4">
          {sorting}
          <div className="flex flex-wrap gap-2">
            {actions}
            {hasFacets ? <FilterButtons filters={filters} /> : null}
          </div>
        </div>
        {filters.active.length > 0 ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Chips
              label={t('active')}
              chips={filters.active.map(({ label, href }) => ({
                label,
                href,
                current: true,
                removeLabel: t('remove', { filter: label }),
              }))}
            />
            <Link tone="quiet" href={filters.clearHref} className="text-small">
              {t('clear')}
            </Link>
          </div>
        ) : null}
        {children}
      </div>
    </div>
  );
}

function FilterButtons({ filters }: { readonly filters: FacetFilters }) {
  const t = useMessages(texts);
  const dialogs = useDialogs();
  return (
    <div className="flex flex-wrap gap-2">
      {filters.active.length > 0 ? (
        <Opener variant="quiet" open={() => dialogs.open('FacetedSearchActiveFilters', filters)}>
          {t('activeCount', { count: filters.active.length })}
        </Opener>
      ) : null}
      <Opener variant="outline" open={() => dialogs.open('AdvancedFilters', filters)}>
        <SlidersHorizontal aria-hidden="true" />
        {t('all')}
      </Opener>
    </div>
  );
}

/** Opens a dialog once the page is live; until then, and without scripts, it is a link to the facets in the same room. */
function Opener(props: {
  readonly variant: 'quiet' | 'outline';
  readonly open: () => void;
  readonly children: ReactNode;
}) {
  const { variant, open, children } = props;
  const isLive = useClientInfo() !== null;
  if (!isLive) {
    return (
      <a href={`#${REGION}`} className={buttonStyle({ variant, size: 'small' })}>
        {children}
      </a>
    );
  }
  return (
    <Button variant={variant} size="small" onClick={open}>
      {children}
    </Button>
  );
}
