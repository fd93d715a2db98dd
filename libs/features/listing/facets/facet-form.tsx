import type { FormEvent, ReactNode } from 'react';
import type { FacetFilters } from './facet-groups.ts';
import { pageAddress } from '@network/core/i18n/language.ts';
import { Checkbox } from '@network/ui/checkbox/checkbox.tsx';

export interface FacetFormProps {
  readonly id?: string;
  readonly filters: FacetFilters;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  readonly children?: ReactNode;
}

/** Facets to choose together: a plain form, one parameter for each box. */
export function FacetForm({ id, filters, onSubmit, children }: FacetFormProps) {
  return (
    <form id={id} method="get" action={pageAddress(filters.action)} onSubmit={onSubmit} className="flex flex-col gap-8">
      {filters.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filters.groups.map((group) => (
        <fieldset key={group.name}>
          <legend className="type-label mb-3 text-small text-accent">{group.label}</legend>
          <div className="grid gap-x-6 gap-y-3 small:grid-cols-2">
            {group.options.map((option) => (
              <Checkbox
                key={option.value}
                name={group.name}
                value={option.value}
                defaultChecked={option.isChosen}
                label={
                  <>
                    {option.label} {option.count === null ? null : <span className="text-muted">{option.count}</span>}
                  </>
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
      {children}
    </form>
  );
}
