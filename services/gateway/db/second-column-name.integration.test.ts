import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { addColumnName } from './second-column-name.ts';

const gateway = gatewayForTests({});
beforeAll(async () => {
  const { db } = gateway.services;
  await sql`create table lamps (id integer primary key, shines boolean not null)`.execute(db);
  await sql`insert into lamps values (1, true)`.execute(db);
  await addColumnName(db as never, { table: 'lamps', earlier: 'shines', name: 'is_lit', type: 'boolean' });
});

const lamp = async (id: number) => {
  const { rows } = await sql<object>`select shines, is_lit from lamps where id = ${id}`.execute(gateway.services.db);
  return rows[0];
};

describe('a column with a second name', () => {
  it('has the values from before under both', async () => {
    expect(await lamp(1)).toEqual({ shines: true, is_lit: true });
  });

  it('has what an older gateway writes beside a newer one, and the other way round', async () => {
    const { db } = gateway.services;
    await sql`insert into lamps (id, shines) values (2, false)`.execute(db);
    expect(await lamp(2)).toEqual({ shines: false, is_lit: false });
    await sql`insert into lamps (id, is_lit) values (3, true)`.execute(db);
    expect(await lamp(3)).toEqual({ shines: true, is_lit: true });
    await sql`update lamps set shines = false where id = 3`.execute(db);
    expect(await lamp(3)).toEqual({ shines: false, is_lit: false });
    await sql`update lamps set is_lit = true where id = 3`.execute(db);
    expect(await lamp(3)).toEqual({ shines: true, is_lit: true });
  });

  it('follows an upsert of either gateway', async () => {
    const { db } = gateway.services;
    await sql`
      insert into lamps (id, is_lit) values (2, true) on conflict (id) do update set is_lit = true
    `.execute(db);
    expect(await lamp(2)).toEqual({ shines: true, is_lit: true });
    await sql`
      insert into lamps (id, shines) values (2, false) on conflict (id) do update set shines = false
    `.execute(db);
    expect(await lamp(2)).toEqual({ shines: false, is_lit: false });
  });
});
