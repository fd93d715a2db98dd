import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isUnionType,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { createSchema } from '../../../../graphql/schema.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { modules } from '../../../registry.ts';
import { createSession } from '../sessions/sessions.ts';
import { openBrowser } from '../testing/browser.ts';
import { demonstrationId } from '../demonstration/demonstration-id.ts';

/**
 * The operations that a person who owes an answer to the terms may call: they unlock the browser, read what it is
 * about, and answer.
 */
const OPEN = ['unlockSession', 'findOneUserProfile', 'obligations', 'acceptTerms'];

let known: { readonly videoId: string; readonly slug: string };

const gateway = gatewayForTests({ seed: true, tenants: [vixen] });
beforeAll(async () => {
  const { id, slug } = await gateway.services.db
    .selectFrom('videos')
    .select(['id', 'slug'])
    .where('site_id', '=', 'vixen')
    .where('is_denied', '=', false)
    .where('channel_id', 'is', null)
    .orderBy('released_at')
    .limit(1)
    .executeTakeFirstOrThrow();
  known = { videoId: id, slug };
});

async function callerOf(name: string, isChallenged: boolean) {
  const session = await createSession(gateway.services, {
    userId: await demonstrationId(gateway.services, name),
    tenantId: vixen.id,
    tokens: { accessToken: 'a', refreshToken: 'r', idToken: null },
    identitySessionUid: `identity-of-${name}`,
    clientAddress: '203.0.113.7',
    userAgent: undefined,
    isChallenged,
  });
  return { tenant: vixen.id, area: 'members', session } as const;
}

const schema = createSchema(modules);
const rootFields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    name: field.name,
    field,
    kind: type === schema.getMutationType() ? 'mutation' : 'query',
  })),
);

/** A value that the type takes, as text of a document. */
function literalOf(type: GraphQLInputType, name: string): string {
  const plain = getNullableType(type);
  if (isListType(plain)) return `[${literalOf(plain.ofType, name)}]`;
  if (isEnumType(plain)) return plain.getValues()[0]?.name ?? '';
  if (isInputObjectType(plain)) {
    const fields = Object.values(plain.getFields()).filter((each) => isNonNullType(each.type));
    return `{ ${fields.map((each) => `${each.name}: ${literalOf(each.type, each.name)}`).join(', ')} }`;
  }
  if (plain.name === 'Int' || plain.name === 'Float') return '5';
  if (plain.name === 'Boolean') return 'true';
  if (plain.name === 'DateTime') return '"2026-03-01T00:00:00Z"';
  if (name === 'slug') return JSON.stringify(known.slug);
  if (name === 'type') return '"global"';
  if (name === 'id' || name === 'videoId' || name === 'ids') return JSON.stringify(known.videoId);
  return '"1"';
}

function documentOf({ name, field, kind }: (typeof rootFields)[number]): string {
  const required = field.args.filter((each) => isNonNullType(each.type) || each.name === 'slug');
  const args = required.map((each) => `${each.name}: ${literalOf(each.type, each.name)}`).join(', ');
  return `${kind} { it: ${name}${args === '' ? '' : `(${args})`} ${selectionOf(field)} }`;
}

/** Plain fields that need no arguments, so that what is answered can be compared. */
function selectionOf(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return '';
  if (isUnionType(type)) return '{ __typename }';
  const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
  const leaves = fields.filter((each) => isLeafType(getNamedType(each.type)) && each.args.length === 0);
  return `{ __typename ${leaves.map((each) => each.name).join(' ')} }`;
}

async function answerTo(document: string, caller: Awaited<ReturnType<typeof callerOf>>): Promise<string> {
  await clearLimits(gateway.services.db);
  const { data, errors } = await gateway.graphql(document, {}, caller);
  return JSON.stringify({ data, codes: errors?.map(({ extensions, message }) => extensions?.['code'] ?? message) });
}

describe('M24 a person who owes an answer to the terms', () => {
  it('is refused like an unapproved device, by every operation but four', async () => {
    const waiting = await callerOf('consent', true);
    const owing = await callerOf('consent', false);
    const different: string[] = [];
    for (const each of rootFields.filter(({ name }) => !OPEN.includes(name))) {
      const document = documentOf(each);
      const expected = await answerTo(document, waiting);
      expect(expected, document).not.toContain('GRAPHQL_VALIDATION');
      if ((await answerTo(document, owing)) !== expected) different.push(each.name);
    }
    expect(rootFields.length).toBeGreaterThan(90);
    expect(different).toEqual([]);
  });

  it('differs from a member in what is compared here', async () => {
    const member = await callerOf('member', false);
    const owing = await callerOf('consent', false);
    const reads = rootFields.filter(({ kind, name }) => kind === 'query' && !OPEN.includes(name));
    const different: string[] = [];
    for (const each of reads) {
      const document = documentOf(each);
      if ((await answerTo(document, member)) !== (await answerTo(document, owing))) different.push(each.name);
    }
    expect(different).toEqual(
      expect.arrayContaining(['getToken', 'getGemsBalance', 'getUserSubscription', 'sessions']),
    );
  });

  it.each([
    ['/v2/user/email-consent', { emailConsent: true, consentHtmlSnippet: 'x' }],
    ['/recommendations-tracking', { email: 'consent@demo.example', elementClicked: 'x', recommId: 'y' }],
    ['/rest/reel/view', { itemId: 'x', timestamp: 1 }],
    ['/v1/outgoing-upsells-oneclick/cams', { email: 'consent@demo.example', siteName: 'vixen' }],
  ])('is nobody to %s', async (url, payload) => {
    const headers = gateway.headersFor(await callerOf('consent', false));
    expect((await gateway.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(401);
  });

  it('reads what it is about, with no rights, and keeps the session that signing in again leads to', async () => {
    const owing = await callerOf('consent', false);
    const { data } = await gateway.graphql<{
      obligations: string[];
      findOneUserProfile: { viewer: string; consent: { requestTermsConsent: boolean } };
    }>('{ obligations findOneUserProfile { viewer consent { requestTermsConsent } } }', {}, owing);
    expect(data.obligations).toEqual(['TERMS', 'EMAIL_CONSENT']);
    expect(data.findOneUserProfile.consent.requestTermsConsent).toBe(true);
    expect(JSON.parse(data.findOneUserProfile.viewer)).toMatchObject({ userId: null });
    const browser = openBrowser(gateway, vixen);
    browser.session = owing.session;
    expect((await browser.brand('GET', '/oidc/login')).headers.location).toBe('/');
    expect(browser.session).toBe(owing.session);
  });

  it('gets their own data, and may sign out', async () => {
    const owing = await callerOf('consent', false);
    const headers = gateway.headersFor(owing);
    const answer = await gateway.inject({ method: 'POST', url: '/v2/user/personal-data', payload: {}, headers });
    expect(answer.statusCode).toBe(200);
    const browser = openBrowser(gateway, vixen);
    browser.session = owing.session;
    expect((await browser.brand('POST', '/oidc/logout', { origin: vixen.urls.members })).statusCode).toBe(303);
    expect(browser.session).toBeNull();
  });

  it('is a member as soon as they accept', async () => {
    const owing = await callerOf('consent', false);
    const TOKEN = `{ getToken(videoId: "${known.videoId}", device: DESKTOP) { __typename } }`;
    const before = await gateway.graphql(TOKEN, {}, owing);
    await gateway.graphql('mutation { acceptTerms }', {}, owing);
    const after = await gateway.graphql<{ getToken: { __typename: string } }>(TOKEN, {}, owing);
    expect(JSON.stringify(before)).not.toBe(JSON.stringify(after));
    expect(after.errors).toBeUndefined();
    expect(after.data.getToken.__typename).not.toBe('AccessDenied');
  });
});
