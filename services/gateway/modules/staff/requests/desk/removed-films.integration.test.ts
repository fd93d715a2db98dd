import { beforeAll, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { addVideo } from '../../../content/catalogue/testing/public.ts';
import { type Desk, openDesk } from '../../staff/testing/public.ts';

const STILL_SHOWN = { __typename: 'RequestRefused', messageKey: 'requestDesk.refused.stillShown' };

let moderator: Desk;
const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  moderator = await openDesk(gateway, 'moderator');
}, 120_000);

/** A request that something of this brand is removed. */
async function receive(id: string): Promise<void> {
  const receivedAt = gateway.services.clock.now();
  await gateway.services.db
    .insertInto('public_requests')
    .values({
      id,
      case_number: id,
      kind: 'removal',
      tenant_id: 'vixen',
      fields: JSON.stringify({ email: 'ida@example.com', statement: 'It should go.' }),
      fingerprint: id,
      received_at: receivedAt,
      due_at: new Date(receivedAt.getTime() + 48 * 3_600_000),
      closed_at: null,
    })
    .execute();
}

/** Closes a request as done, with the proof that a film is gone. */
async function close(id: string, film: string) {
  const { data, errors } = await moderator.call<{ it: object }>(
    `mutation ($key: String!) { it: closeRequest(id: "${id}", text: "Gone.", outcome: done, films: ["${film}"], requestKey: $key) {
      __typename ... on RequestRefused { messageKey } ... on RequestChanged { request { outcome } } } }`,
    { key: crypto.randomUUID() },
  );
  expect(errors).toBeUndefined();
  return data.it;
}

it('a removed film is the one with the slug on the brand that was asked, whatever another brand’s is called', async () => {
  const { db } = gateway.services;
  await addVideo(db, 'shared', 'tushy');
  await addVideo(db, 'second', 'vixen');
  const slugs = { slug: 'film-shared-vixen', own_slug: 'film-shared' };
  await db.updateTable('videos').set(slugs).where('id', '=', 'second').execute();
  const show = (id: string, isShown: boolean) =>
    db.updateTable('videos').set({ is_published: isShown }).where('id', '=', id).execute();
  await receive('asked');
  await show('shared', false);
  expect(await close('asked', 'film-shared')).toEqual(STILL_SHOWN);
  await show('shared', true);
  await show('second', false);
  expect(await close('asked', 'film-shared')).toMatchObject({ request: { outcome: 'done' } });
});

it('a removed film is known by a slug of former days', async () => {
  const { db } = gateway.services;
  const video = await addVideo(db, 'renamed', 'vixen');
  await db.insertInto('slug_redirects').values({ kind: 'film', slug: 'film-before', entity_id: video }).execute();
  await receive('former');
  expect(await close('former', 'film-before')).toEqual(STILL_SHOWN);
});
