import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { AVATARS } from '@network/tenant/constants.ts';
import { openBrowser } from '../testing/browser.ts';
import { knownSubject } from '../../../../personal-data/testing/known-subject.ts';
import { identityPersonalData } from '../personal-data.ts';
import { addPerson } from '../testing/people.ts';

const PROFILE = `{ findOneUserProfile {
  userId email isAuthenticated autoplayEnabled viewer subscription { type } downloadQuotas { site quotaLeft }
  state { modals { gemsIntro } } iterateProfile { siteType }
} getUserSubscription { type } }`;
const AUTOPLAY = 'mutation ($on: Boolean!) { updateUserAutoplay(autoplayEnabled: $on) }';

let userId: string;
let session: string;

const gateway = gatewayForTests({ tenants: [vixen, tushy] });
beforeAll(async () => {
  userId = await addPerson(gateway.services.db, 'ada@example.com', 'Right1password');
  const browser = openBrowser(gateway, vixen);
  await browser.signIn('ada@example.com', 'Right1password');
  session = browser.session ?? '';
});

describe('the profile through GraphQL', () => {
  it('C01 C02 returns the person of the session, and null where there is no subscription', async () => {
    const { data, errors } = await gateway.graphql<{ findOneUserProfile: Record<string, unknown> }>(
      PROFILE,
      {},
      { tenant: 'vixen', area: 'members', session },
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      findOneUserProfile: {
        userId,
        email: 'ada@example.com',
        isAuthenticated: true,
        subscription: null,
        downloadQuotas: [
          { site: 'vixen', quotaLeft: 60 },
          { site: 'channels', quotaLeft: 20 },
        ],
        iterateProfile: { siteType: 'inactive' },
      },
      getUserSubscription: null,
    });
    expect(JSON.parse(String(data.findOneUserProfile['viewer']))).toMatchObject({ userId, siteAccess: [] });
  });

  it.each([
    ['without a session', { tenant: 'vixen', area: 'members' }],
    ['on a tour host (D10)', { tenant: 'vixen', area: 'tour', session: 'own' }],
    ['on another tenant', { tenant: 'tushy', area: 'members', session: 'own' }],
    ['with another id', { tenant: 'vixen', area: 'members', session: 'x'.repeat(43) }],
    ['without a tenant (D38)', { headers: { 'x-session': 'own', 'x-area': 'members' } }],
  ] as const)('is nobody’s %s', async (_case, caller) => {
    const withSession = JSON.parse(
      JSON.stringify(caller).replaceAll('"own"', JSON.stringify(session)),
    ) as typeof caller;
    const { data } = await gateway.graphql(PROFILE, {}, withSession);
    expect(data).toEqual({ findOneUserProfile: null, getUserSubscription: null });
  });

  it('C14 saves the autoplay setting of a signed-in person, and of nobody else', async () => {
    const caller = { tenant: 'vixen', area: 'members', session } as const;
    expect((await gateway.graphql(AUTOPLAY, { on: false }, caller)).data).toEqual({ updateUserAutoplay: false });
    const saved = () =>
      gateway.services.db
        .selectFrom('users')
        .select('autoplay_enabled')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
    expect(await saved()).toEqual({ autoplay_enabled: false });
    const refused = await gateway.graphql(AUTOPLAY, { on: true }, { tenant: 'vixen', area: 'members' });
    expect(refused.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect(await saved()).toEqual({ autoplay_enabled: false });
  });

  it('stores the language of a signed-in person, and nobody else’s', async () => {
    const caller = { tenant: 'vixen', area: 'members', session } as const;
    const choose = (language: string, who: object = caller) =>
      gateway.graphql('mutation ($language: String!) { setLanguage(language: $language) }', { language }, who);
    const chosen = async () => (await gateway.graphql('{ accountLanguage }', {}, caller)).data;
    expect(await chosen()).toEqual({ accountLanguage: null });
    expect((await choose('de')).data).toEqual({ setLanguage: 'de' });
    expect((await choose('es')).data).toEqual({ setLanguage: 'es' });
    expect((await choose('tlh')).data).toEqual({ setLanguage: null });
    const refused = await choose('de', { tenant: 'vixen', area: 'members' });
    expect(refused.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect(await chosen()).toEqual({ accountLanguage: 'es' });
  });

  it('makes mails to a signed-in person discreet, and to nobody else', async () => {
    const caller = { tenant: 'vixen', area: 'members', session } as const;
    const choose = (isDiscreet: boolean, who: object = caller) =>
      gateway.graphql(
        'mutation ($isDiscreet: Boolean!) { setDiscreetMails(isDiscreet: $isDiscreet) }',
        { isDiscreet },
        who,
      );
    const chosen = async () => (await gateway.graphql('{ hasDiscreetMails }', {}, caller)).data;
    expect(await chosen()).toEqual({ hasDiscreetMails: false });
    for (let times = 0; times < 2; times += 1) {
      expect((await choose(true)).data).toEqual({ setDiscreetMails: true });
      expect(await chosen()).toEqual({ hasDiscreetMails: true });
    }
    const refused = await choose(false, { tenant: 'vixen', area: 'members' });
    expect(refused.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect(await chosen()).toEqual({ hasDiscreetMails: true });
    expect((await choose(false)).data).toEqual({ setDiscreetMails: false });
    expect(await chosen()).toEqual({ hasDiscreetMails: false });
  });

  it('stores the drawn avatar of a signed-in person, exports it, and knows no other one', async () => {
    const caller = { tenant: 'vixen', area: 'members', session } as const;
    const choose = (avatar: number | null, who: object = caller) =>
      gateway.graphql(
        'mutation ($avatar: Int) { it: setAvatar(avatar: $avatar) { __typename ... on AvatarChosen { avatar } ... on AvatarRefused { messageKey } } }',
        { avatar },
        who,
      );
    const shown = async () => (await gateway.graphql('{ findOneUserProfile { avatar } }', {}, caller)).data;
    expect(await shown()).toEqual({ findOneUserProfile: { avatar: null } });
    for (const avatar of [1, AVATARS]) {
      expect((await choose(avatar)).data).toEqual({ it: { __typename: 'AvatarChosen', avatar } });
      expect(await shown()).toEqual({ findOneUserProfile: { avatar } });
    }
    for (const avatar of [0, -1, AVATARS + 1]) {
      expect((await choose(avatar)).data).toEqual({ it: { __typename: 'AvatarRefused', messageKey: 'avatarUnknown' } });
    }
    const refused = await choose(3, { tenant: 'vixen', area: 'members' });
    expect(refused.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect(await shown()).toEqual({ findOneUserProfile: { avatar: AVATARS } });
    const { db } = gateway.services;
    const person = knownSubject(userId, 'ada@example.com');
    const exported = await identityPersonalData.sections?.['profile']?.(db, person);
    expect(exported).toMatchObject([{ avatar: AVATARS }]);
    expect((await choose(null)).data).toEqual({ it: { __typename: 'AvatarChosen', avatar: null } });
    expect(await shown()).toEqual({ findOneUserProfile: { avatar: null } });
  });
});
