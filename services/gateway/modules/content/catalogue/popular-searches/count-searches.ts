import { sql } from 'kysely';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../../../db/database.ts';
import type { Job } from '../../../../jobs/job.ts';
import { deleteInBatches, type Purge } from '../../../../jobs/purge.ts';
import { titleWords } from '../folding/cut-words.ts';
import { quoted } from '../folding/sought-words.ts';
import { findCategories } from '../reader/labels.ts';
import { listedPerformerNamed, listedTitleNamed } from '../reader/named.ts';
import { scopeOf } from '../scope.ts';
import { namesOf } from '../texts-by-language.ts';
import { takeNotedSearches } from './noted-searches.ts';
import { POPULAR_DAYS } from './popular-searches.ts';

/** Names that one brand counts on one day. */
const MOST_NAMES = 200;
const DAY_MS = 86_400_000;

/**
 * Counts the searches that this process noted, of which the text is the name of a category, a performer or a film that the brand
 * shows. Any other text may say something about who typed it, and is forgotten.
 */
export const countSearches: Job = {
  name: 'count-searches',
  cron: '* * * * *',
  everySeconds: 60,
  run: async ({ db, tenants }, at) => {
    let counted = 0;
    for (const { tenantId, word, searches } of takeNotedSearches(db)) {
      const tenant = tenants.find(tenantId);
      const name = tenant === null ? null : await shownName(db, tenant, word, at);
      if (name === null) continue;
      const { numAffectedRows = 0n } = await sql`
        insert into popular_searches (tenant_id, day, text, searches)
        select ${tenantId}, (${at}::timestamptz at time zone 'UTC')::date, ${name}, ${searches}::int
        where (select count(*) from popular_searches
          where tenant_id = ${tenantId} and day = (${at}::timestamptz at time zone 'UTC')::date) < ${MOST_NAMES}
          or exists (select from popular_searches where tenant_id = ${tenantId}
            and day = (${at}::timestamptz at time zone 'UTC')::date and text = ${name})
        on conflict (tenant_id, day, text) do update set searches = popular_searches.searches + excluded.searches
      `.execute(db);
      counted += Number(numAffectedRows);
    }
    return { names: counted };
  },
};

/** Deletes counts that are no longer shown. */
export const popularSearchesPurge: Purge = {
  what: 'popularSearches',
  run: (db, at) =>
    deleteInBatches(db, 'popular_searches', sql`day < ${new Date(at.getTime() - POPULAR_DAYS * DAY_MS)}`),
};

/** The English name that the brand shows for a text, as it is written there; null where that is none of its names. */
async function shownName(db: Database, tenant: Tenant, word: string, now: Date): Promise<string | null> {
  const scope = scopeOf(tenant);
  const categories = await findCategories(db, scope, { now });
  const category = categories.find((each) => namesOf(each).some((name) => titleWords(name).includes(word)));
  if (category !== undefined) return category.name;
  return (await listedPerformerNamed(db, scope, quoted(word))) ?? listedTitleNamed(db, scope, quoted(word), now);
}
