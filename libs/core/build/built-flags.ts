import { PAGE_FLAGS } from '@network/tenant/feature-flags.ts';
import { looksWithCode } from '@network/tenant/looks-with-code.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';

/** Page flags as literals, by which a bundler drops the code of those that are off. */
export function builtFlags(tenant: Pick<Tenant, 'features'>): Record<string, string> {
  return Object.fromEntries(
    PAGE_FLAGS.map((flag) => [`import.meta.env.BUILT_FLAG_${flag}`, JSON.stringify(tenant.features[flag])]),
  );
}

/** How the brand composes the page of a film, as a literal in the code of that page: other pages do not load it. */
export function builtFilmPage(tenant: Pick<Tenant, 'filmPage'>): Record<string, string> {
  return { 'import.meta.env.BUILT_FILM_PAGE': JSON.stringify(tenant.filmPage) };
}

/** Which looks of a home page that have code of their own a brand names, as literals: the code of the others is dropped. */
export function builtLooks({ home }: Pick<Tenant, 'home'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(looksWithCode(home)).map(([look, isNamed]) => [
      `import.meta.env.BUILT_LOOK_${look}`,
      JSON.stringify(isNamed),
    ]),
  );
}
