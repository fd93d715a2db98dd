import type { Migration } from 'kysely/migration';
import { indexParts } from '../../../db/index-parts.ts';

/** Editors look for a part of a title, a name or a slug. */
const byPart: Migration = {
  async up(db) {
    await indexParts(db, {
      name: 'videos_by_part',
      table: 'videos',
      texts: ['title', 'slug'],
      where: 'is_published',
    });
    await indexParts(db, { name: 'performers_by_part', table: 'performers', texts: ['name', 'slug'] });
  },
};

/** Lists of staff, searched by a part of a text. */
export const partSearchMigrations = { '1743-catalogue-by-part': byPart } as const;
