import type { Migration } from 'kysely/migration';
import { announceChanges } from '../../../shared-data/announce-changes.ts';
import { CATALOGUE_TABLES } from './shared-sources.ts';

const announced: Migration = {
  up: (db) => announceChanges(db as never, CATALOGUE_TABLES),
};

/** Every gateway is notified of a change of the catalogue. */
export const changeMigrations = { '1210-catalogue-announced-changes': announced } as const;
