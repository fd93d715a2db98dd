import { afterAll, beforeAll, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { createTestDatabase, type TestDatabase } from '@network/testing/postgres-database.ts';
import { changeStaff } from './change-staff.ts';
import { createStaffMember, type StaffMemberRow } from './staff-members.ts';

let database: TestDatabase;
let gateway: TestGateway;
beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startTestGateway({ config: { database: { url: database.url } } });
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await database.close();
});

const ADMINS = 4;

it('of administrators who all disable each other at once one remains, who can sign in', async () => {
  const { services } = gateway;
  for (let round = 0; round < rounds(3); round += 1) {
    const emails = Array.from({ length: ADMINS }, (_, index) => `admin-${round}-${index}@staff.example`);
    const admins: StaffMemberRow[] = [];
    for (const email of emails) {
      const created = await createStaffMember(services, { email, role: 'admin' });
      if (created !== null) admins.push(created);
    }
    const disable = ({ email: by }: StaffMemberRow, { id }: StaffMemberRow) =>
      changeStaff(services, {
        whom: id,
        change: { kind: 'disable' },
        by: { email: by, tokenId: null },
        changer: { email: by },
        reason: 'They left us',
      });
    await Promise.all(
      admins.flatMap((one) => admins.filter((other) => other !== one).map((other) => disable(one, other))),
    );
    const left = await services.db
      .selectFrom('staff_members')
      .select('id')
      .where('role', '=', 'admin')
      .where('disabled_at', 'is', null)
      .execute();
    expect(left).toHaveLength(1);
    await services.db.updateTable('staff_members').set({ disabled_at: services.clock.now() }).execute();
  }
});
