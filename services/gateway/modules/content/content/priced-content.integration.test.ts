import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests, type TestCaller } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../config/clock.ts';
import { demonstrationCaller } from '../../people/identity/testing/public.ts';
import { type Desk, openDesk, verifyAudit } from '../../staff/staff/testing/public.ts';
import { followSchedules } from './schedule/follow-schedules.ts';
import { askForApproval, decideAbout, requestApproval } from './testing/second-person.ts';
import { asStaff, KEY, type StaffCalls } from './testing/staff-calls.ts';

const clock = fixedClock('2026-03-01T12:00:00Z');
let editor: StaffCalls;
let colleague: StaffCalls;
let finance: Desk;
let member: TestCaller;
const gateway = gatewayForTests({ seed: true, clock, tenants: [vixen] });
beforeAll(async () => {
  editor = await asStaff(gateway, 'ed@demo.example');
  colleague = await asStaff(gateway, 'colleague@demo.example');
  finance = await openDesk(gateway, 'finance');
  member = await demonstrationCaller(gateway.services, 'member', vixen);
}, 120_000);

const OFFER = { discountPercent: 90, offeredGems: 10_000, position: 1 };
const create = (slug: string) => editor.save('offer', { ...OFFER, slug });
const update = (id: string, expectedVersion: number, more: object) =>
  editor.save('offer', { ...OFFER, slug: id, ...more }, { id, version: expectedVersion });
const change = (field: string, id: string, expectedVersion: number) =>
  editor.change(field, { kind: 'offer', id, expectedVersion }, KEY);
const schedule = (id: string, expectedVersion: number, publishAt: string | null) =>
  editor.change('scheduleContent', { kind: 'offer', id, expectedVersion, publishAt }, `${KEY}, $publishAt: DateTime`);
const askFor = (id: string, version: number, what?: object) =>
  askForApproval(editor, { kind: 'offer', id, version }, what);
const shown = async () =>
  (await gateway.services.db.selectFrom('retention_terms').select(['id', 'discount_percent']).execute()).map(
    ({ id, discount_percent: percent }) => `${id} ${percent}`,
  );
async function waitingOf(id: string) {
  const query =
    'query ($id: ID!) { it: content(kind: offer, id: $id) { waiting { id name requestedBy requestedAt } } }';
  return (await editor.call<{ it: { waiting: object | null } }>(query, { id })).data.it.waiting;
}
async function offeredGems() {
  await gateway.services.db.deleteFrom('retention_offers').execute();
  const query = 'mutation { startCancellation(reason: OTHER) { offer { deal { offeredGems } } } }';
  interface Offered {
    readonly startCancellation: { readonly offer: { readonly deal: { readonly offeredGems: number } } | null };
  }
  return (await gateway.graphql<Offered>(query, {}, member)).data.startCancellation.offer?.deal.offeredGems;
}

describe('an offer of 90 % and 10,000 gems', () => {
  it('is not shown to the editor who publishes it, nor by a colleague of the same rights', async () => {
    const before = await offeredGems();
    await create('for-myself');
    expect(await change('publishContent', 'for-myself', 1)).toEqual({ __typename: 'ContentNeedsApproval' });
    const waiting = await askFor('for-myself', 1);
    for (const editing of [editor, colleague]) {
      const { errors } = await decideAbout(editing, waiting);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', scope: 'prices:approve' });
    }
    expect(await update('for-myself', 1, { position: 2 })).toMatchObject({ __typename: 'ContentSaved' });
    // What waits is of the version before, and would be refused: a request for this one can be made.
    expect(await waitingOf('for-myself')).toBeNull();
    expect(await offeredGems()).toBe(before);
    expect(await shown()).not.toContain('for-myself 90');
  });

  it('is shown once finance approves, who sees what it is worth', async () => {
    await create('approved');
    expect(await waitingOf('approved')).toBeNull();
    const waiting = await askFor('approved', 1);
    expect(await waitingOf('approved')).toEqual({
      id: waiting,
      name: 'publish',
      requestedBy: 'ed@demo.example',
      requestedAt: '2026-03-01T12:00:00.000Z',
    });
    const query = `query ($id: ID!) { bulkChange(id: $id) { worth { id field from to } } }`;
    const { data } = await finance.call<{ bulkChange: { worth: readonly object[] } }>(query, { id: waiting });
    expect(data.bulkChange.worth).toEqual(
      expect.arrayContaining([
        { id: 'approved', field: 'discountPercent', from: null, to: '90' },
        { id: 'approved', field: 'offeredGems', from: null, to: '10000' },
      ]),
    );
    expect((await decideAbout(finance, waiting)).data.it.change?.results).toEqual([{ outcome: 'done', problem: null }]);
    expect(await waitingOf('approved')).toBeNull();
    expect(await shown()).toContain('approved 90');
    expect(await offeredGems()).toBe(10_000);
    expect(await change('publishContent', 'approved', 2)).toMatchObject({ __typename: 'ContentSaved' });
    expect(await change('unpublishContent', 'approved', 3)).toMatchObject({ __typename: 'ContentSaved' });
    expect(await change('publishContent', 'approved', 4)).toEqual({ __typename: 'ContentNeedsApproval' });
    expect(await verifyAudit(gateway.services.db)).toEqual({ rows: expect.any(Number) as number });
  });

  it('waits once, whoever asks again and by whatever name, until it is decided or written anew', async () => {
    await create('asked-twice');
    const first = await askFor('asked-twice', 1);
    const refused = 'This is already waiting for another member of staff.';
    const ask = (desk: StaffCalls, version: number, what: object) =>
      requestApproval(desk, { kind: 'offer', id: 'asked-twice', version }, what);
    const soon = { name: 'schedule', publishAt: '2026-03-02T12:00:00Z' };
    expect(await ask(editor, 1, { name: 'publish' })).toEqual({ message: refused });
    expect(await ask(editor, 1, soon)).toEqual({ message: refused });
    expect(await ask(colleague, 1, { name: 'publish' })).toEqual({ message: refused });
    const count = gateway.services.db.selectFrom('content_bulk_changes').select(({ fn }) => fn.countAll().as('all'));
    const before = await count.executeTakeFirst();
    expect(await ask(colleague, 1, soon)).toEqual({ message: refused });
    expect(await count.executeTakeFirst()).toEqual(before);
    await decideAbout(finance, first, false);
    const again = await askFor('asked-twice', 1);
    await update('asked-twice', 1, { position: 2 });
    expect(await ask(editor, 2, { name: 'publish' })).toMatchObject({
      change: { id: expect.not.stringContaining(again) },
    });
    expect(await verifyAudit(gateway.services.db)).toEqual({ rows: expect.any(Number) as number });
  });

  it('can’t be changed between the request and the approval, nor published by who may approve it', async () => {
    await create('swapped');
    await update('swapped', 1, { discountPercent: 10 });
    const waiting = await askFor('swapped', 2);
    await update('swapped', 2, { discountPercent: 90 });
    expect((await decideAbout(finance, waiting)).data.it.change?.results).toMatchObject([{ outcome: 'refused' }]);
    const admin = await openDesk(gateway, 'admin');
    const own = await askForApproval(admin, { kind: 'offer', id: 'swapped', version: 3 });
    expect((await decideAbout(admin, own)).data.it.message).toContain('does not wait for you');
    const publish = '{ it: publishContent(kind: offer, id: "swapped", expectedVersion: 3) { __typename } }';
    expect((await admin.call(`mutation ${publish}`)).data).toEqual({ it: { __typename: 'ContentNeedsApproval' } });
    expect(await shown()).not.toContain('swapped 90');
  });

  it('can’t be scheduled alone, nor changed after its moment was approved', async () => {
    const moment = '2026-03-02T12:00:00Z';
    await create('timed');
    expect(await schedule('timed', 1, moment)).toEqual({ __typename: 'ContentNeedsApproval' });
    await decideAbout(finance, await askFor('timed', 1, { name: 'schedule', publishAt: moment }));
    expect(await update('timed', 2, { discountPercent: 80 })).toMatchObject({
      problems: [{ path: 'discountPercent' }],
    });
    const restored = await editor.change(
      'restoreVersion',
      { kind: 'offer', id: 'timed', expectedVersion: 2, version: 1 },
      `${KEY}, $version: Int!`,
    );
    expect(restored).toMatchObject({ item: { version: 3 } });
    const move = { kind: 'offer', id: 'timed', expectedVersion: 3, what: 'publication', to: '2026-03-01T13:00:00Z' };
    const types = `${KEY}, $what: CalendarMoment!, $to: DateTime!`;
    expect(await editor.change('moveCalendarEntry', move, types)).toEqual({ __typename: 'ContentNeedsApproval' });
    clock.set('2026-03-02T12:00:01Z');
    await followSchedules.run(gateway.services, clock.now());
    expect(await shown()).toContain('timed 90');
  });

  it('does not come back by undoing that it was taken back', async () => {
    await create('undone');
    await decideAbout(finance, await askFor('undone', 1));
    const request = `mutation ($items: [ReadVersion!]!) { it: requestBulkChange(requestKey: "take-back", kind: offer,
      change: { name: unpublish }, items: $items, reason: "Over") { ... on BulkChanged { change { id state } } } }`;
    interface Asked {
      readonly it: { readonly change: { readonly id: string; readonly state: string } };
    }
    const { data } = await editor.call<Asked>(request, { items: [{ id: 'undone', version: 2 }] });
    expect(data.it.change.state).toBe('done');
    const undo = `mutation ($id: ID!) { it: undoBulkChange(id: $id) { ... on BulkChanged { change { undoResults { outcome problem } } } } }`;
    expect((await editor.call(undo, { id: data.it.change.id })).data['it']).toMatchObject({
      change: { undoResults: [{ outcome: 'refused', problem: expect.stringContaining('second person') as string }] },
    });
    expect(await shown()).not.toContain('undone 90');
  });
});

describe('a partner’s deal', () => {
  it('needs a second person for its price and the percentage it promises, not for its rank', async () => {
    const deal = {
      slug: 'far-shore',
      name: 'Far Shore',
      partner: 'Shoreline',
      text: 'The sea.',
      listingText: 'The sea',
      discountPrefix: 'Save',
      discountText: '40 %',
      path: '/partner/offers/far',
      memberPath: '/partner/members/far',
      initialPrice: 495,
      listingRank: 5,
    };
    const write = (expectedVersion: number, more: object) =>
      editor.save('deal', { ...deal, ...more }, { id: deal.slug, version: expectedVersion });
    const publish = (expectedVersion: number) =>
      editor.change('publishContent', { kind: 'deal', id: deal.slug, expectedVersion }, KEY);
    await editor.save('deal', deal);
    expect(await publish(1)).toEqual({ __typename: 'ContentNeedsApproval' });
    await decideAbout(finance, await askForApproval(editor, { kind: 'deal', id: deal.slug, version: 1 }));
    await write(2, { listingRank: 1 });
    expect(await publish(3)).toMatchObject({ __typename: 'ContentSaved' });
    await write(4, { listingRank: 1, initialPrice: 0 });
    expect(await publish(5)).toEqual({ __typename: 'ContentNeedsApproval' });
    await write(5, { listingRank: 1, discountText: '90 %' });
    expect(await publish(6)).toEqual({ __typename: 'ContentNeedsApproval' });
  });
});
