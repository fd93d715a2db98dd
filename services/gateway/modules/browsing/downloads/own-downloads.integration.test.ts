import { beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { memberSession } from '../../people/identity/testing/public.ts';

let member: Awaited<ReturnType<typeof memberSession>>;

const gateway = gatewayForTests({ seed: true, tenants: [vixen] });
beforeAll(async () => {
  member = await memberSession(gateway, 'member', 'vixen');
}, 120_000);

const DOWNLOADS = `query ($page: Int, $pageSize: Int) { downloads(page: $page, pageSize: $pageSize) {
  items { downloadedAt film { videoId downloadAgainUntil } } info { total hasNextPage }
} }`;

interface Answer {
  readonly downloads: {
    readonly items: readonly {
      readonly downloadedAt: string;
      readonly film: { readonly videoId: string; readonly downloadAgainUntil: string | null };
    }[];
    readonly info: { readonly total: number; readonly hasNextPage: boolean };
  };
}

const read = async (variables: Readonly<Record<string, unknown>> = {}): Promise<Answer['downloads']> =>
  (await gateway.graphql<Answer>(DOWNLOADS, variables, member)).data.downloads;

/** The ids of films that the brand shows, and of one that it doesn't. */
async function films(): Promise<{ readonly shown: readonly string[]; readonly hidden: string }> {
  const of = (isVixen: boolean) =>
    gateway.services.db
      .selectFrom('videos')
      .select('id')
      .where('site_id', isVixen ? '=' : '<>', 'vixen')
      .where('channel_id', 'is', null)
      .where('released_at', '<', gateway.services.clock.now())
      .orderBy('id')
      .limit(2)
      .execute();
  const [shown, others] = await Promise.all([of(true), of(false)]);
  return { shown: shown.map(({ id }) => id), hidden: others[0]?.id ?? '' };
}

it('lists the viewer’s films that this brand shows once, the latest download first', async () => {
  const { db, clock } = gateway.services;
  const { shown, hidden } = await films();
  const [one = '', other = ''] = shown;
  const hours = (count: number): Date => new Date(clock.now().getTime() - count * 3_600_000);
  const { user_id } = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('user_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('download_events').where('user_id', '=', user_id).execute();
  await db
    .insertInto('download_events')
    .values(
      [
        { video_id: one, downloaded_at: hours(60 * 24) },
        { video_id: other, downloaded_at: hours(30) },
        { video_id: hidden, downloaded_at: hours(2) },
        { video_id: one, downloaded_at: hours(1) },
      ].map((each) => ({ ...each, user_id, quota: 'videos' as const })),
    )
    .execute();

  const { items, info } = await read();
  expect(items).toEqual([
    {
      downloadedAt: hours(1).toISOString(),
      film: { videoId: one, downloadAgainUntil: new Date(hours(1).getTime() + DAY_MS).toISOString() },
    },
    { downloadedAt: hours(30).toISOString(), film: { videoId: other, downloadAgainUntil: null } },
  ]);
  expect(info).toEqual({ total: 2, hasNextPage: false });
  expect((await read({ page: 2, pageSize: 1 })).items.map(({ film }) => film.videoId)).toEqual([other]);
});

it('is refused to a visitor', async () => {
  const { data, errors } = await gateway.graphql<Answer | null>(DOWNLOADS, {}, { tenant: 'vixen', area: 'members' });
  expect(data?.downloads ?? null).toBeNull();
  expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
});
