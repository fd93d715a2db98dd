import type { Generated } from 'kysely';
import type { SearchParameters } from './search-parameters.ts';

/** A search that a person saved on a brand. */
export interface SavedSearchesTable {
  id: string;
  user_id: string;
  tenant_id: string;
  name: string;
  parameters: SearchParameters;
  /** What two searches that find the same have in common: a person has each once on a brand. */
  parameters_key: string;
  /** Its owner wants a notice of new films that match. */
  notifies: boolean;
  /** Films that were found to be out until then were compared with it, or were out before. */
  matched_until: Date;
  saved_at: Date;
  /** Deleted by its owner, who can still undo it for a day. */
  deleted_at: Generated<Date | null>;
}

/** Tables of the searches module. */
export interface SearchesTables {
  saved_searches: SavedSearchesTable;
}
