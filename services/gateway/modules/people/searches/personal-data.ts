import { ownRows, type PersonalData } from '../../../personal-data/personal-data.ts';

/** The searches that a person saved; they are deleted with the person's row. */
export const searchesPersonalData: PersonalData = {
  sections: {
    savedSearches: ownRows('saved_searches', [
      'saved_at',
      'id',
      'tenant_id',
      'name',
      'parameters',
      'notifies',
      'matched_until',
      'deleted_at',
    ]),
  },
};
