import { searchAddress } from '../listing/list-address.ts';
import { type SearchQuery } from './search-query.ts';

/** A search as its address says it: what is left out has its default. */
export type SearchRequest = Pick<SearchQuery, 'query'> & Partial<SearchQuery>;

/** The address of one page of these results. */
export const searchHref: (search: SearchRequest) => string = searchAddress;
