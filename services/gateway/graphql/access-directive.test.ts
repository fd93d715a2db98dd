import { Registry } from 'prom-client';
import { buildSchema, graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { defineAbilityFor } from '@network/access/ability.ts';
import { VISITOR, type Viewer } from '@network/access/viewer.ts';
import type { VideoSubject } from '@network/access/subjects.ts';
import type { RequestContext } from '../http/request-context.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { guardFields } from './access-directive.ts';

const VIDEO: VideoSubject = {
  videoId: 'vxn-1',
  site: 'vixen',
  isDenied: false,
  isUpcoming: false,
  freeVideo: false,
  isFreeLimitedTrial: false,
  channelPackId: null,
  isThirdPartyChannel: false,
};

const MEMBER: Viewer = {
  ...VISITOR,
  userId: 'u1',
  siteAccess: ['vixen'],
  subscription: {
    type: 'member',
    isActive: true,
    isCancelled: false,
    isBillerNative: true,
    isFreeLimitedTrial: false,
    credits: 0,
    isGuest: false,
  },
};

async function query(field: string, viewer: Viewer) {
  const ran: string[] = [];
  const schema = buildSchema(`
    directive @access(action: String!, subject: String!) on FIELD_DEFINITION
    type Token { value: String }
    type AccessDenied { messageKey: String!, nextStep: String! }
    union TokenResult = Token | AccessDenied
    type Query {
      token(videoId: ID!): TokenResult! @access(action: "play", subject: "video")
      trailer(videoId: ID!): TokenResult! @access(action: "play", subject: "trailer")
      profile: String @access(action: "see", subject: "ownProfile")
      nonsense: String @access(action: "rule", subject: "theWorld")
    }
  `);
  for (const each of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    each.resolve = () => {
      ran.push(each.name);
      return each.name === 'token' || each.name === 'trailer' ? { __typename: 'Token', value: 'played' } : 'mine';
    };
  }
  guardFields(schema);
  const contextValue = {
    services: { metrics: new Registry() },
    tenant: vixen,
    ability: async () => defineAbilityFor(viewer, vixen),
    viewer: async () => viewer,
    person: async () => (viewer.userId === null ? null : { userId: viewer.userId, sessionId: 's' }),
    loaders: { catalogue: { videoSubject: { load: async (id: string) => (id === VIDEO.videoId ? VIDEO : null) } } },
  } as unknown as RequestContext;
  const { data, errors } = await graphql({ schema, source: `{ it: ${field} }`, contextValue });
  return { it: data?.['it'], extensions: errors?.[0]?.extensions, ran };
}

const PLAY = 'token(videoId: "vxn-1") { __typename ... on AccessDenied { messageKey nextStep } }';

describe('the @access directive', () => {
  it('lets an active member play', async () => {
    expect(await query(PLAY, MEMBER)).toMatchObject({ it: { __typename: 'Token' }, ran: ['token'] });
  });

  it('A01 answers a visitor with what to do next, and runs nothing', async () => {
    const answer = await query(PLAY, VISITOR);
    expect(answer.it).toEqual({ __typename: 'AccessDenied', messageKey: 'errors.accessDenied', nextStep: 'JOIN' });
    expect(answer.ran).toEqual([]);
  });

  it('A01 lets a visitor play the trailer', async () => {
    expect(await query('trailer(videoId: "vxn-1") { __typename }', VISITOR)).toMatchObject({ ran: ['trailer'] });
  });

  it('takes a video that this tenant does not show for one that does not exist', async () => {
    const answer = await query('token(videoId: "tsh-1") { __typename }', MEMBER);
    expect(answer).toMatchObject({ extensions: { code: 'NOT_FOUND', messageKey: 'errors.notFound' }, ran: [] });
  });

  it('refuses with an error where the type has no room for a refusal', async () => {
    expect(await query('profile', VISITOR)).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' }, ran: [] });
    expect(await query('profile', MEMBER)).toMatchObject({ it: 'mine' });
  });

  it('refuses a right that does not exist, to everyone', async () => {
    expect(await query('nonsense', MEMBER)).toMatchObject({ extensions: { code: 'FORBIDDEN' }, ran: [] });
  });
});
