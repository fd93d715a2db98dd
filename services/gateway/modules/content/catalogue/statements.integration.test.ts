import { describe, expect, it, vi } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixenplus from '../../../../../apps/vixenplus/tenant.ts';

const gateway = gatewayForTests({ seed: true, tenants: [vixenplus] });

/** Statements sent to the database while `query` was answered. */
async function statementsOf(query: string): Promise<number> {
  const provider = vi.spyOn(gateway.services.db.getExecutor(), 'executeQuery');
  const answer = await gateway.graphql(query, {}, { tenant: 'vixenplus' });
  expect(answer.errors).toBeUndefined();
  const count = provider.mock.calls.length;
  provider.mockRestore();
  return count;
}

const CARD = 'slug title site { name } models { name slug } categories { slug name } images { listing { src } }';

describe('statements of a list', () => {
  it('are one without its total, two with it, and one again while the total is cached', async () => {
    const withTotal = '{ videos(input: {}) { items { slug } info { total totalIsExact } } }';
    expect(await statementsOf('{ videos(input: {}) { items { slug } info { hasNextPage } } }')).toBe(1);
    expect(await statementsOf(withTotal)).toBe(2);
    expect(await statementsOf(withTotal)).toBe(1);
  });

  it('do not grow with its length', async () => {
    const few = await statementsOf(`{ videos(input: { pageSize: 2 }) { items { ${CARD} } } }`);
    const many = await statementsOf(`{ videos(input: { pageSize: 100 }) { items { ${CARD} } } }`);
    // The list with its performers, and one batch each for categories of videos and the categories' counts.
    expect(few).toBe(3);
    expect(many).toBe(few);
  });

  it('are one batch each for what hangs on every video', async () => {
    const all = `{ videos(input: { pageSize: 50 }) { items {
      tags { slug } chapters { title } channel { name } showcase { title } picturesInSet crossNavigation { next { slug } }
      expertReview { global properties { rating } models { rating } } relatedVideos(limit: 2) { slug }
    } } }`;
    // The list; tags, chapters, showcases, pictures, neighbours, reviews, performers, related ids and their videos.
    expect(await statementsOf(all)).toBe(10);
  });

  it('of performers do not grow either', async () => {
    const list = (size: number) =>
      statementsOf(
        `{ performers(input: { pageSize: ${size} }) { items { slug videoCount sites { name } tags { name } } } }`,
      );
    expect(await list(50)).toBe(await list(2));
  });
});
