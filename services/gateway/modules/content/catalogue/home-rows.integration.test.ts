import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import blacked from '../../../../../apps/blacked/tenant.ts';
import blackedraw from '../../../../../apps/blackedraw/tenant.ts';
import combined from '../../../../../apps/combined/tenant.ts';
import deeper from '../../../../../apps/deeper/tenant.ts';
import milfy from '../../../../../apps/milfy/tenant.ts';
import slayed from '../../../../../apps/slayed/tenant.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../apps/vixenplus/tenant.ts';
import wifey from '../../../../../apps/wifey/tenant.ts';
import { addVideo } from './testing/add-video.ts';

const BRANDS = [blacked, blackedraw, combined, deeper, milfy, slayed, tushy, vixen, vixenplus, wifey];
const GENERAL = ['topRated', 'latest', 'mostViewed'];

const HOME = `query ($opening: Int!, $opensWith: VideoOrder!, $rows: [HomeRowInput!]!) {
  featuredVideos(limit: $opening, order: $opensWith) { videoId }
  homeRows(input: { opening: $opening, opensWith: $opensWith, rows: $rows }) { id videos { videoId title } } }`;

interface Home {
  readonly featuredVideos: readonly { readonly videoId: string }[];
  readonly homeRows: readonly { readonly id: string; readonly videos: readonly { readonly videoId: string }[] }[];
}

async function homeOf(gateway: TestGateway, tenant: string, variables: Readonly<Record<string, unknown>>) {
  const { data, errors } = await gateway.graphql<Home>(HOME, { opensWith: 'NEWEST', ...variables }, { tenant });
  expect(errors).toBeUndefined();
  const home = data as Home;
  const rows = home.homeRows.map(({ id, videos }) => [id, videos.map(({ videoId }) => videoId)] as const);
  return { opening: home.featuredVideos.map(({ videoId }) => videoId), rows };
}

describe('the homes of ten brands', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ seed: true, tenants: BRANDS });
  }, 120_000);
  afterAll(() => gateway.close());

  it.each(BRANDS.map((tenant) => [tenant.id, tenant] as const))('%s shows no film in two rows', async (_id, tenant) => {
    const names = ['trial', ...tenant.home.rows.map(({ show }) => show)];
    const { opening, rows } = await homeOf(gateway, tenant.id, {
      opening: 9,
      opensWith: tenant.home.hero.order,
      rows: names.map((name) => ({ name, films: 12 })),
    });
    const shown = [...opening, ...rows.flatMap(([, films]) => films)];
    expect(shown.filter((film, index) => shown.indexOf(film) !== index)).toEqual([]);
    // A catalogue of this size fills them all, in the brand's order.
    const filled = ['trial', 'latest', 'topRated', 'upcoming', 'mostViewed', 'free'];
    expect(rows.map(([id]) => id)).toEqual(names.filter((name) => filled.includes(name)));
    for (const [id, films] of rows) if (GENERAL.includes(id)) expect(films).toHaveLength(12);
  });

  it('are read with a statement for each list', async () => {
    const executor = vi.spyOn(gateway.services.db.getExecutor(), 'executeQuery');
    const rows = GENERAL.map((name) => ({ name, films: 12 }));
    await homeOf(gateway, 'combined', { opening: 5, rows });
    // The films that open the page are read for themselves, and for the rows.
    expect(executor.mock.calls.length).toBeLessThanOrEqual(GENERAL.length + 2);
    executor.mockRestore();
  });
});

describe('the home of a studio with ten films', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ tenants: [vixen] });
    for (let index = 1; index <= 10; index += 1) await addVideo(gateway.services.db, `film-${index}`, 'vixen');
  });
  afterAll(() => gateway.close());
  const rows = ['topRated', 'latest', 'mostViewed', 'nothing', 'latest'].map((name) => ({ name, films: 12 }));

  it('has a row of nine below the film that opens it', async () => {
    const { opening, rows: shown } = await homeOf(gateway, 'vixen', { opening: 1, rows });
    expect(shown.map(([id, films]) => [id, films.length])).toEqual([['latest', 9]]);
    expect(shown[0]?.[1]).not.toContain(opening[0]);
  });

  it('has a row of all where nine open it', async () => {
    const { rows: shown } = await homeOf(gateway, 'vixen', { opening: 9, rows });
    expect(shown.map(([id, films]) => [id, films.length])).toEqual([['latest', 10]]);
  });

  it.each([-1, 0, 1_000_000])('answers what no page asks: %i films that open it', async (opening) => {
    const { rows: shown } = await homeOf(gateway, 'vixen', { opening, rows: [{ name: 'latest', films: opening }] });
    expect(shown.map(([id]) => id)).toEqual(['latest']);
  });
});
