import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { DEMONSTRATION_PEOPLE, emailOf } from './people.ts';

/**
 * The id of a demonstration person.
 * @throws Error when no account of that name was seeded
 */
export async function demonstrationId({ db }: Pick<GatewayServices, 'db'>, name: string): Promise<string> {
  const person = DEMONSTRATION_PEOPLE.find((each) => each.name === name);
  if (!person) throw new Error(`There is no demonstration person "${name}".`);
  return (await db.selectFrom('users').select('id').where('email', '=', emailOf(person)).executeTakeFirstOrThrow()).id;
}

/** People who have a display name, in its order, with their groups. */
export async function findNamedPeople(
  db: Database,
): Promise<readonly { readonly id: string; readonly groups: readonly string[] }[]> {
  return db
    .selectFrom('users')
    .select([
      'users.id',
      sql<readonly string[]>`(
        select coalesce(json_agg(group_id order by group_id), '[]') from user_groups where user_id = users.id
      )`.as('groups'),
    ])
    .where('display_name', 'is not', null)
    .orderBy('display_name')
    .execute();
}

/** Says whose page the accounts of models lead to. */
export async function nameModels(db: Database, performerId: string): Promise<void> {
  await db.updateTable('user_attributes').set({ value: performerId }).where('attribute', '=', 'pornstar').execute();
}
