import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeContent } from '@network/demo/content/write-content.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import { contentOperation } from './content-operation.ts';

const folder = mkdtempSync(join(tmpdir(), 'demonstration-'));
let empty: TestGateway;
let seeded: TestGateway;
beforeAll(async () => {
  empty = await startTestGateway({ tenants: [vixenplus] });
  // The demonstration's plans are among its rows.
  await empty.services.db.deleteFrom('plans').execute();
  seeded = await startTestGateway({ seed: true, tenants: [vixenplus] });
}, 120_000);
afterAll(async () => {
  await empty.close();
  await seeded.close();
  rmSync(folder, { recursive: true });
});

const importInto = async ({ services }: TestGateway): Promise<string> =>
  (await contentOperation.run(services, ['import', folder])).text;

it('the files of the demonstration are what the import reads, and what a first start imported', async () => {
  const rows = writeContent(folder, new Date('2026-03-02T12:00:00Z'));
  expect(rows).toBeGreaterThan(2_000);
  expect(await importInto(empty)).toBe(`${rows} created, 0 changed, 0 unchanged, 0 refused.`);
  expect(await importInto(seeded)).toBe(`0 created, 0 changed, ${rows} unchanged, 0 refused.`);
});

it('each of its rows is a version, and in the audit of staff, by the operator', async () => {
  const { db } = seeded.services;
  const versions = await db.selectFrom('content_versions').select(['kind', 'id', 'by', 'action']).execute();
  const audited = await db.selectFrom('staff_audit').select(['entity_kind', 'entity_id', 'actor']).execute();
  expect(versions.every(({ by, action }) => by === 'operator' && action === 'import')).toBe(true);
  const named = (kind: string, id: string): string => `${kind} ${id}`;
  expect(audited.map(({ entity_kind, entity_id }) => named(entity_kind, entity_id)).toSorted()).toEqual(
    versions.map(({ kind, id }) => named(kind, id)).toSorted(),
  );
});
