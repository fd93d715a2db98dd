import { expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { openDesk } from '../../../staff/staff/testing/public.ts';
import { createItem } from '../items/edit-draft.ts';
import { publishItem } from '../items/publish-item.ts';
import { showDraft } from './show-draft.ts';

const gateway = gatewayForTests({ tenants: [vixen] });

it('nobody else sees a draft while it is previewed, and publishing it meanwhile waits only for the page', async () => {
  const { services } = gateway;
  const { db } = services;
  const { email } = await openDesk(gateway, 'editor');
  const { id: staffId } = await db
    .selectFrom('staff_members')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const editing = { by: { email, tokenId: null }, at: services.clock.now(), sites: null };
  const film = { slug: 'raced', title: 'Raced', site: 'vixen', runLengthSeconds: 600 };
  const created = await createItem(db, 'film', film, editing);
  if (created.__typename !== 'ContentSaved') throw new Error(created.__typename);
  const { id } = created.item;
  const titles = async (from = db) =>
    (await from.selectFrom('videos').select('title').execute()).map(({ title }) => title);

  const looking = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  const preview = showDraft(services, { staffId, kind: 'film', id, version: 1, unsaved: null }, async (seen) => {
    const own = await titles(seen.db);
    looking.resolve();
    await finished.promise;
    await expect(seen.db.deleteFrom('videos').execute()).rejects.toThrow('read-only');
    return own;
  });
  await looking.promise;
  expect(await titles()).toEqual([]);
  const publication = publishItem(db, { kind: 'film', id, expectedVersion: 1 }, null, editing);
  finished.resolve();
  expect(await preview).toEqual(['Raced']);
  expect((await publication).__typename).toBe('ContentSaved');
  expect(await titles()).toEqual(['Raced']);
});
