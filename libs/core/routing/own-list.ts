import { parsePage } from '@network/validation/page.ts';
import { type Guard, guards, pageParameter, requireSignIn } from './guards.ts';
import type { RawSearch } from './search-params.ts';

/** The guard of a list that belongs to a signed-in person, whose address has a page. */
export const requireOwnList: Guard = guards(requireSignIn, pageParameter());

/** The page of a list that its address names; the first where it names none. */
export const listPageOf = ({ search }: { readonly search: RawSearch }): { readonly page: number } => ({
  page: parsePage(search['page']) ?? 1,
});
