import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests, type TestCaller } from '@network/testing/gateway.ts';
import { obligations } from '@network/messages/obligations.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { demonstrationCaller, demonstrationId } from '../../people/identity/testing/public.ts';

const TOKEN = `query ($id: ID!) { getToken(videoId: $id, device: DESKTOP) {
  __typename ... on AccessDenied { nextStep } ... on VideoToken { hls { token } } } }`;
const CONFIRM = 'mutation { confirmGuestScenes }';

let guest: TestCaller;
/** Films of vixen that are released and not denied. */
const film: Record<'open' | 'closed', string> = { open: '', closed: '' };

const gateway = gatewayForTests({ tenants: [vixen], seed: true });
beforeAll(async () => {
  guest = await demonstrationCaller(gateway.services, 'portalguest', vixen);
  const { db, clock } = gateway.services;
  for (const [name, isOpen] of [
    ['open', true],
    ['closed', false],
  ] as const) {
    film[name] = (
      await db
        .selectFrom('videos')
        .select('id')
        .where('site_id', '=', 'vixen')
        .where('guest_user_scene', '=', isOpen)
        .where('is_denied', '=', false)
        .where('released_at', '<', clock.now())
        .orderBy('id')
        .executeTakeFirstOrThrow()
    ).id;
  }
});

const tokenOf = async (id: string, caller = guest) =>
  (await gateway.graphql<{ getToken: { __typename: string; nextStep?: string } }>(TOKEN, { id }, caller)).data.getToken;

describe('D41 films that are open to portal guests', () => {
  it('D41 C17 are signed once the guest has confirmed, and others are not', async () => {
    expect(await tokenOf(film.open)).toEqual({ __typename: 'AccessDenied', nextStep: 'CONFIRM_GUEST_SCENE' });
    expect(await tokenOf(film.closed)).toEqual({ __typename: 'AccessDenied', nextStep: 'PURCHASE' });
    expect((await gateway.graphql(CONFIRM, {}, guest)).data).toEqual({ confirmGuestScenes: true });
    expect((await tokenOf(film.open)).__typename).toBe('VideoToken');
    expect(await tokenOf(film.closed)).toEqual({ __typename: 'AccessDenied', nextStep: 'PURCHASE' });
  });

  it('D41 M27 records the text that was agreed to, once', async () => {
    await gateway.graphql(CONFIRM, {}, guest);
    const userId = await demonstrationId(gateway.services, 'portalguest');
    const consents = await gateway.services.db
      .selectFrom('email_consents')
      .select(['site', 'is_given'])
      .where('user_id', '=', userId)
      .where('shown_text', '=', obligations.guestScene.consent)
      .execute();
    expect(consents).toEqual([{ site: 'vixen', is_given: true }]);
  });

  it('D41 nobody else has anything to confirm', async () => {
    for (const name of ['portal', 'trial', 'expired', 'member']) {
      const caller = await demonstrationCaller(gateway.services, name, vixen);
      const { errors } = await gateway.graphql(CONFIRM, {}, caller);
      expect(errors?.[0]?.extensions, name).toMatchObject({ code: 'FORBIDDEN' });
    }
    const { errors } = await gateway.graphql(CONFIRM, {}, { tenant: 'vixen', area: 'members' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
