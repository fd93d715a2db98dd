import { isNotFound, isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../session/session.ts';
import { testTenant } from '../server/tenant-fixture.ts';
import {
  type Guard,
  type GuardArguments,
  guards,
  pageParameter,
  requireAbility,
  requireFlag,
  requireSignIn,
  validSlug,
} from './guards.ts';

const meta = {
  currentYear: 2026,
  isSFW: false,
  sfwRegion: null,
  isUS: false,
  pornPortalOrigin: null,
  sellsMemberships: true,
};
const member = { userId: 'u', uuid: 'x', displayName: null, avatar: null, badges: [], autoplayEnabled: true };
const signedIn = sessionOf({ ...member, viewer: '{"userId":"u"}' }, testTenant);
const visitor = sessionOf(null, testTenant);

function run(
  guard: Guard,
  input: {
    search?: string;
    slug?: string;
    isMembersArea?: boolean;
    session?: typeof visitor;
    tenant?: typeof testTenant;
  } = {},
) {
  const { search = '', slug, isMembersArea = true, session = visitor, tenant = testTenant } = input;
  const navigation: GuardArguments = {
    context: { tenant, session, meta: { ...meta, isMembersArea } },
    location: { pathname: '/page', searchStr: search },
    params: { slug },
  };
  try {
    guard(navigation);
    return 'let in';
  } catch (thrown) {
    if (isNotFound(thrown)) return 'not found';
    if (isRedirect(thrown)) return `${thrown.status} ${thrown.options.href}`;
    throw thrown;
  }
}

describe('guards', () => {
  it('R62 send a visitor to sign in, in the members area alone', () => {
    const login = 'https://members.brand.example/oidc/login?uri=%2Fpage%3Fa%3D1';
    expect(run(requireSignIn, { search: '?a=1' })).toBe(`302 ${login}`);
    expect(run(requireSignIn, { isMembersArea: false })).toBe('not found');
    expect(run(requireSignIn, { session: signedIn })).toBe('let in');
  });

  it('T07 hide a page whose flag is off', () => {
    const off = { ...testTenant, features: { ...testTenant.features, reels: false } };
    expect([run(requireFlag('reels')), run(requireFlag('reels'), { tenant: off })]).toEqual(['let in', 'not found']);
  });

  it('hide a page from viewers who may not see it', () => {
    expect(run(requireAbility((ability) => ability.can('see', 'channels')))).toBe('let in');
    expect(run(requireAbility((ability) => ability.can('see', 'ownProfile')))).toBe('not found');
  });

  it.each(['', 'A', 'a--b', 'a_b', '-a', 'a'.repeat(201), undefined])('V08 D12 take %j for no slug', (slug) =>
    expect(run(validSlug('slug'), slug === undefined ? {} : { slug })).toBe('not found'),
  );

  it('V08 take a slug', () => expect(run(validSlug('slug'), { slug: 'a-1' })).toBe('let in'));

  it.each(['0', '-1', '1.5', '1e3', '%2B1', '01', '', 'abc', '2147483648', '2&page=3'])(
    'V08 D14 redirect page=%s to the same query without it',
    (page) => expect(run(pageParameter(), { search: `?q=a+b&page=${page}&size=2` })).toBe('302 /page?q=a+b&size=2'),
  );

  it.each(['', '?page=1', '?page=2147483647', '?x=1'])('D14 let %j in', (search) =>
    expect(run(pageParameter(), { search })).toBe('let in'),
  );

  it('take another query, and another last page, where a route has its own', () => {
    expect(
      run(
        pageParameter(() => ({})),
        { search: '?page=0&a=1' },
      ),
    ).toBe('302 /page');
    expect(run(pageParameter(undefined, 9), { search: '?page=10' })).toBe('302 /page');
  });

  it('stand in a row: the first that refuses decides', () => {
    const both = guards(requireSignIn, validSlug('slug'));
    expect(run(both, { slug: 'A', isMembersArea: false })).toBe('not found');
    expect(run(both, { slug: 'A', session: signedIn })).toBe('not found');
    expect(run(both, { slug: 'a', session: signedIn })).toBe('let in');
  });
});
