import { beforeAll, describe, expect, it } from 'vitest';
import { BULK_LIMIT } from '@network/access/staff/bulk-changes.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { type Desk, openDesk, verifyAudit } from '../../../staff/staff/testing/public.ts';

let editor: Desk;
let colleague: Desk;
const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  editor = await openDesk(gateway, 'editor');
  colleague = await openDesk(gateway, 'editor', 'colleague');
}, 120_000);

interface Row {
  readonly title: string;
  readonly outcome: string;
  readonly problem: string | null;
}
interface Change {
  readonly id: string;
  readonly state: string;
  readonly results: readonly Row[];
  readonly undoResults: readonly Row[];
}
interface Answer {
  readonly result: { readonly change?: Change; readonly message?: string };
}
interface Chosen {
  readonly id: string;
  readonly version: number;
}

const ANSWER = `{ ... on BulkChanged { change { id state results { title outcome problem } undoResults { title outcome } } }
  ... on BulkRefused { message } }`;
const REQUEST = `mutation ($key: String!, $kind: ContentKind!, $change: BulkChangeInput!, $items: [ReadVersion!]!, $reason: String!) {
  result: requestBulkChange(requestKey: $key, kind: $kind, change: $change, items: $items, reason: $reason) ${ANSWER} }`;

let keys = 0;
const request = async (change: object, items: readonly Chosen[], more: object = {}) => {
  keys += 1;
  const variables = { key: `key-${keys}`, kind: 'film', change, items, reason: 'A new season', ...more };
  const { data, errors } = await editor.call<Answer>(REQUEST, variables);
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.result;
};
const decide = async (desk: Desk, id: string | undefined, approve: boolean) => {
  const query = `mutation ($id: ID!, $approve: Boolean!) { result: decideBulkChange(id: $id, approve: $approve, reason: "Looks right") ${ANSWER} }`;
  return (await desk.call<Answer>(query, { id, approve })).data.result;
};
const undo = async (id: string | undefined) =>
  (await editor.call<Answer>(`mutation ($id: ID!) { result: undoBulkChange(id: $id) ${ANSWER} }`, { id })).data.result;

interface Created {
  readonly result: { readonly item: Chosen };
}
const create = async (slug: string, more: object = {}): Promise<Chosen> => {
  const query =
    'mutation ($input: FilmInput!) { result: saveContent(input: { film: $input }) { ... on ContentSaved { item { id version } } } }';
  const input = { slug, title: slug, site: 'vixen', runLengthSeconds: 600, ...more };
  return (await editor.call<Created>(query, { input })).data.result.item;
};
const read = async ({ id }: Chosen) => {
  const query = '{ content(kind: film, id: "ID") { id version state publishAt film { categories } } }'.replace(
    'ID',
    id,
  );
  interface Read extends Chosen {
    readonly state: string;
    readonly publishAt: string | null;
    readonly film: { readonly categories: readonly string[] };
  }
  return (await editor.call<{ content: Read | null }>(query)).data.content;
};
const outcomes = (change: Change | undefined) => change?.results.map(({ title, outcome }) => [title, outcome]);

describe('a change of many items', () => {
  it('is done row by row: what is refused leaves the others alone', async () => {
    const [ready, unready, stale] = [
      await create('ready'),
      await create('unready', { runLengthSeconds: null }),
      await create('stale'),
    ];
    const { change } = await request({ name: 'publish' }, [
      ready,
      unready,
      { ...stale, version: 7 },
      { id: 'none', version: 1 },
    ]);
    expect(change?.state).toBe('done');
    expect(outcomes(change)).toEqual([
      ['ready', 'done'],
      ['unready', 'refused'],
      ['stale', 'refused'],
      ['none', 'refused'],
    ]);
    expect(change?.results[1]?.problem).toContain('runLengthSeconds');
    expect((await read(ready))?.state).toBe('published');
    expect((await read(unready))?.state).toBe('draft');
    const undone = await undo(change?.id);
    expect(undone.change?.undoResults).toEqual([{ title: 'ready', outcome: 'done' }]);
    expect((await read(ready))?.state).toBe('unpublished');
    expect(await undo(change?.id)).toEqual({ message: 'There is nothing to undo.' });
    expect(await verifyAudit(gateway.services.db)).toEqual({ rows: expect.any(Number) });
  });

  it('adds and takes away a category, and undoes it where nobody has changed the film since', async () => {
    const films = [await create('one'), await create('two', { categories: ['calm'] }), await create('three')];
    const { change } = await request({ name: 'addCategory', slug: 'calm' }, films);
    expect(outcomes(change)).toEqual([
      ['one', 'done'],
      ['two', 'unchanged'],
      ['three', 'done'],
    ]);
    const [one, , three] = films as [Chosen, Chosen, Chosen];
    expect((await read(one))?.film.categories).toEqual(['calm']);
    await request({ name: 'schedule', publishAt: '2999-01-01T00:00:00Z' }, [{ ...three, version: 2 }]);
    const { change: undone } = await undo(change?.id);
    expect(undone?.undoResults).toEqual([
      { title: 'one', outcome: 'done' },
      { title: 'three', outcome: 'refused' },
    ]);
    expect((await read(one))?.film.categories).toEqual([]);
    expect((await read(three))?.film.categories).toEqual(['calm']);
  });

  it('schedules, takes back and deletes, and a preview says so without doing it', async () => {
    const film = await create('timed');
    const query = `query ($items: [ReadVersion!]!, $change: BulkChangeInput!) {
      previewBulkChange(kind: film, change: $change, items: $items) { title from to problem } }`;
    const preview = async (change: object, version = 1) =>
      (await editor.call(query, { change, items: [{ ...film, version }] })).data['previewBulkChange'];
    expect(await preview({ name: 'deleteDrafts' })).toEqual([
      { title: 'timed', from: 'draft', to: 'deleted', problem: null },
    ]);
    expect(await preview({ name: 'unpublish' })).toMatchObject([
      { problem: 'expected published content, this is draft' },
    ]);
    expect(await preview({ name: 'addTag', slug: 'slow' }, 3)).toMatchObject([
      { to: 'slow', problem: expect.any(String) },
    ]);
    expect((await read(film))?.version).toBe(1);
    const { change } = await request({ name: 'schedule', publishAt: '2999-01-01T00:00:00Z' }, [film]);
    expect(await read(film)).toMatchObject({ publishAt: '2999-01-01T00:00:00.000Z' });
    await undo(change?.id);
    expect(await read(film)).toMatchObject({ publishAt: null, version: 3 });
    expect(outcomes((await request({ name: 'deleteDrafts' }, [{ ...film, version: 3 }])).change)).toEqual([
      ['timed', 'done'],
    ]);
    expect(await read(film)).toBeNull();
  });

  it('waits for somebody else above the limit, and is done once', async () => {
    const film = await create('guarded');
    const others = Array.from({ length: BULK_LIMIT }, (_, index) => ({ id: `none-${index}`, version: 1 }));
    const { change } = await request({ name: 'publish' }, [film, ...others]);
    expect(change).toMatchObject({ state: 'open', results: [] });
    expect((await read(film))?.state).toBe('draft');
    // Another request waits where it is about other items or does something else with them, and not where it is the same for one of them.
    const more = Array.from({ length: BULK_LIMIT }, (_, index) => ({ id: `more-${index}`, version: 1 }));
    expect((await request({ name: 'publish' }, [film, ...more])).message).toMatch(/already waiting/);
    expect((await request({ name: 'addTag', slug: 'calm' }, [film, ...more])).change?.state).toBe('open');
    expect((await request({ name: 'addTag', slug: 'warm' }, [film, ...more])).change?.state).toBe('open');
    expect((await request({ name: 'addTag', slug: 'calm' }, [film, ...others])).message).toMatch(/already waiting/);
    expect(await decide(editor, change?.id, true)).toEqual({
      message: expect.stringContaining('does not wait for you'),
    });
    const presses = [decide(colleague, change?.id, true), decide(colleague, change?.id, true)];
    // The second of one person at once is refused while the first is under way, or finds it decided.
    const decided = await Promise.allSettled(presses);
    const done = decided.filter((each) => each.status === 'fulfilled' && each.value.change?.state === 'done');
    expect(done).toHaveLength(1);
    expect((await read(film))?.state).toBe('published');
    const declined = await request({ name: 'unpublish' }, [{ ...film, version: 2 }, ...others]);
    expect((await decide(colleague, declined.change?.id, false)).change?.state).toBe('declined');
    expect((await read(film))?.state).toBe('published');
  });

  it('has one effect for one key, a reason, and a kind that it fits', async () => {
    const film = await create('keyed');
    const once = { key: 'the-same' };
    const first = await request({ name: 'publish' }, [film], once);
    expect(await request({ name: 'publish' }, [film], once)).toEqual(first);
    expect((await read(film))?.version).toBe(2);
    expect(await request({ name: 'publish' }, [film], { reason: ' ' })).toEqual({ message: expect.any(String) });
    await expect(request({ name: 'addCategory', slug: 'calm' }, [film], { kind: 'tag' })).rejects.toThrow(
      'BAD_REQUEST',
    );
  });

  it('is refused to roles without the right', async () => {
    const desk = await openDesk(gateway, 'moderator');
    const variables = {
      key: 'm',
      kind: 'film',
      change: { name: 'publish' },
      items: [{ id: 'x', version: 1 }],
      reason: 'Because',
    };
    const scope = 'content:publish or content:write';
    expect((await desk.call(REQUEST, variables)).errors?.[0]?.extensions).toMatchObject({ scope });
    for (const mutation of ['decideBulkChange(id: "x", approve: true, reason: "Because")', 'undoBulkChange(id: "x")']) {
      const { errors } = await desk.call(`mutation { ${mutation} { __typename } }`);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});
