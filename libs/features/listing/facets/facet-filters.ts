import type { ActiveFilter, FacetGroup, FacetOption } from './facet-groups.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import type { FacetFragment } from '@network/graphql/fragments/facet.generated.ts';
import { facets as texts } from '@network/messages/facets.ts';
import type { FacetName } from '@network/tenant/facets.ts';
import { FACET_LARGE_COUNT, HEIGHT_BANDS, LENGTH_BANDS } from '@network/tenant/facets.ts';
import { type FacetChoice, toggled } from './facet-choice.ts';
import { facetLabel } from './facet-label.ts';

const t = () => messagesOf(texts);

interface FacetList {
  readonly counted: readonly FacetFragment[];
  readonly chosen: FacetChoice;
  /** Facets of the list, in the order in which they are shown. */
  readonly names: readonly FacetName[];
  readonly hrefFor: (chosen: FacetChoice) => string;
}

/** The facets of a list; a facet without values is left out. */
export function facetGroups({ counted: facets, chosen, names, hrefFor }: FacetList): readonly FacetGroup[] {
  const text = t();
  return names.flatMap((name): FacetGroup[] => {
    const values = facets.find((facet) => facet.name === name)?.values ?? [];
    if (values.length === 0) return [];
    const options = values.map(({ value, name: label, ...counted }): FacetOption => ({
      value,
      label: label ?? facetLabel(name, value),
      count: countLabel(text, counted),
      isChosen: chosen[name]?.includes(value) ?? false,
      href: hrefFor(toggled(chosen, name, value)),
    }));
    return [{ name, label: text(`group.${name}`), options: inNaturalOrder(name, options) }];
  });
}

/** Null for a part of a long list that is too small to say how many there are. */
function countLabel(
  text: ReturnType<typeof t>,
  { count, isExact }: Pick<FacetFragment['values'][number], 'count' | 'isExact'>,
): string | null {
  if (isExact) return text('count', { count });
  return count < FACET_LARGE_COUNT ? null : text('countAtLeast', { count });
}

/** The active filters. */
export function activeFilters({ counted, chosen, names, hrefFor }: FacetList): readonly ActiveFilter[] {
  return names.flatMap((name) =>
    (chosen[name] ?? []).map((value) => ({
      label: activeLabel(counted, name, value),
      href: hrefFor(toggled(chosen, name, value)),
    })),
  );
}

/** The active filters as text, for the head of a page. */
export function activeLabels({ counted, chosen, names }: Omit<FacetList, 'hrefFor'>): readonly string[] {
  return names.flatMap((name) => (chosen[name] ?? []).map((value) => activeLabel(counted, name, value)));
}

function activeLabel(counted: readonly FacetFragment[], name: FacetName, value: string): string {
  const named = counted.find((facet) => facet.name === name)?.values.find((each) => each.value === value)?.name;
  const wording = name === 'hair' || name === 'eyes' || name === 'nationality' ? name : 'plain';
  return t()(`activeLabel.${wording}`, { value: named ?? facetLabel(name, value) });
}

/** Ranges, years and resolutions have a fixed order; other facets list the most frequent value first. */
function inNaturalOrder(name: FacetName, options: readonly FacetOption[]): readonly FacetOption[] {
  const bands: readonly string[] | null = name === 'height' ? HEIGHT_BANDS : name === 'length' ? LENGTH_BANDS : null;
  if (bands !== null) return options.toSorted((a, b) => bands.indexOf(a.value) - bands.indexOf(b.value));
  if (name === 'year' || name === 'resolution') return options.toSorted((a, b) => Number(b.value) - Number(a.value));
  return options;
}
