import { describe, expect, it } from 'vitest';
import { ApiError } from '@network/core/api/api-error.ts';
import type { Execute } from '@network/core/api/execute.ts';
import { createQueryClient } from '@network/core/query/query-client.ts';
import { createRouterContext } from '@network/core/routing/router-context.ts';
import { renderPage } from '@network/core/server/pages/render-page.tsx';
import { profileQuery } from '@network/core/session/profile-query.ts';
import { telemetryOff } from '@network/core/telemetry/telemetry.ts';
import { createBrandRouter } from './complete-router.ts';
import vixen from '../../../apps/vixen/tenant.ts';

const WELCOME = 'memberid=m1&hashedMemberId=abc&username=member1234&siteId=3';
const CHECKING = 'We are checking your payment.';
const AWAY = 'The film has stopped for a moment.';
const BROKEN = 'That was not in the script.';

const failure = (kind: ApiError['kind'], status: number) =>
  new ApiError('failed', { kind, status, code: null, correlationId: 'c1' });

/** The text of a members' page whose calls all fail like that; `isMember` when the session itself can't be loaded. */
async function open(href: string, error: ApiError, isMember = false): Promise<string> {
  const execute = (() => Promise.reject(error)) as unknown as Execute;
  const queryClient = createQueryClient(execute, true);
  if (!isMember) queryClient.setQueryData(profileQuery.queryKey, null);
  const router = createBrandRouter({
    nonce: null,
    context: createRouterContext({
      tenant: vixen,
      queryClient,
      telemetry: telemetryOff,
      client: null,
      ...(isMember && { sessionFailure: error }),
      meta: {
        currentYear: 2026,
        isMembersArea: true,
        isSFW: false,
        sfwRegion: null,
        isUS: false,
        pornPortalOrigin: null,
        sellsMemberships: true,
      },
    }),
  });
  const page = await renderPage({
    router,
    href,
    origin: vixen.urls.members,
    correlationId: 'c1',
    signal: new AbortController().signal,
    manifest: { routes: {} },
  });
  queryClient.clear();
  if (page.kind === 'redirect') return page.location;
  expect(page.status).toBe(500);
  return page.html;
}

describe('a page that a payment leads back to, while the gateway is away', () => {
  it.each([
    ['R29', `/_signupsuccess?${WELCOME}`],
    ['R30', `/_signup-extern/segpay?${WELCOME}`],
    ['R31', `/_upgrademembership?${WELCOME}`],
    ['R32', `/_signupdenial?${WELCOME}`],
    ['R33', `/_upgradesuccess?${WELCOME}`],
    ['R34', `/_upgradedenial?${WELCOME}`],
  ])('%s says that what was paid is safe, and where one looks again: %s', async (_rule, href) => {
    const html = await open(href, failure('unavailable', 0));
    expect(html).toContain(CHECKING);
    expect(html).toContain('nothing is charged twice, and there is no need to pay again');
    expect(html).toContain(`href="${href.replaceAll('&', '&amp;')}"`);
    expect(html).not.toContain(BROKEN);
  });

  it.each([`/_upgradesuccess?${WELCOME}`, '/subscription-status'])(
    'R33 R58 L05 says so, too, to whom nobody can name: %s',
    async (href) => expect(await open(href, failure('unavailable', 503), true)).toContain(CHECKING),
  );

  it('R60 any other page, and any other failure, is the general one', async () => {
    expect(await open('/videos', failure('unavailable', 0))).toContain(AWAY);
    expect(await open('/videos', failure('unavailable', 0), true)).toContain(AWAY);
    expect(await open('/videos', failure('graphql', 200))).toContain(BROKEN);
    expect(await open(`/_signupsuccess?${WELCOME}`, failure('graphql', 200))).toContain(BROKEN);
  });
});
