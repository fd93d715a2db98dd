import { beforeAll, expect, it } from 'vitest';
import { BULK_LIMIT } from '@network/access/staff/bulk-changes.ts';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { join, reportEvent } from '../modules/money/billing/testing/public.ts';
import { addVideo } from '../modules/content/catalogue/testing/public.ts';
import { KINDS } from '../modules/content/content/testing/public.ts';
import { modules } from '../modules/registry.ts';
import { type Desk, openDesk, verifyAudit } from '../modules/staff/staff/testing/public.ts';
import { createStaffSchema } from './staff-schema.ts';
import {
  addAppeal,
  addDeliveredGift,
  addFailedSource,
  addPreparedFilm,
  addProblemReport,
  addRequest,
  addWaitingMail,
  addWaitingMedia,
  addWallPost,
} from './testing/rows-to-act-on.ts';

/**
 * Every mutation of the staff API is done once with success. Each has to add to the audit; one that this file does not do
 * fails the last test, so that a new mutation is done here, too.
 */
let admin: Desk;
let second: Desk;
const done = new Set<string>();

const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  admin = await openDesk(test.gateway, 'admin');
  second = await openDesk(test.gateway, 'admin', 'second');
});

const db = () => test.gateway.services.db;
const now = () => test.gateway.services.clock.now();
const countRows = async () => (await db().selectFrom('staff_audit').select('sequence').execute()).length;
const REFUSAL = /Refused|Invalid|Missing|Conflict|InUse/;

type Named = 'approval' | 'webhook' | 'change' | 'view' | 'batch' | 'discount';
interface Answer extends Partial<Record<Named, { readonly id: string }>> {
  readonly __typename?: string;
  readonly item?: { readonly id: string; readonly version: number };
}

/** Does a mutation, and checks that it was not refused and is in the audit. */
async function audited(field: string, args: string, selection = '{ __typename }', desk: Desk = admin): Promise<Answer> {
  const before = await countRows();
  const { data, errors } = await desk.call<{ it: Answer | boolean | number | null }>(
    `mutation { it: ${field}${args === '' ? '' : `(${args})`} ${selection} }`,
  );
  expect({ field, errors: errors ?? [] }).toEqual({ field, errors: [] });
  expect({ field, it: data.it }).not.toEqual({ field, it: null });
  const result = typeof data.it === 'object' && data.it !== null ? data.it : {};
  expect(`${field} ${result.__typename ?? ''}`).not.toMatch(REFUSAL);
  expect({ field, rows: (await countRows()) - before > 0 }).toEqual({ field, rows: true });
  done.add(field);
  return result;
}

const ITEM =
  '{ __typename ... on ContentSaved { item { id version } } ... on ContentInvalid { problems { message } } }';

it('what editors write, publish, schedule and delete', async () => {
  for (const { kind, input, other } of KINDS) {
    const save = async (fields: object, read: Answer['item'] | null) => {
      const before = await countRows();
      const { data, errors } = await admin.call<{ it: Answer }>(
        `mutation ($read: ReadVersion, $input: ContentInput!) { it: saveContent(read: $read, input: $input) ${ITEM} }`,
        { read, input: { [kind]: fields } },
      );
      expect({ kind, errors: errors ?? [], type: data?.it.__typename }).toEqual({
        kind,
        errors: [],
        type: 'ContentSaved',
      });
      expect({ kind, rows: (await countRows()) - before }).toEqual({ kind, rows: 1 });
      done.add('saveContent');
      return data.it.item;
    };
    await save({ ...input, ...other }, await save(input, null));
  }
  const key = (kind: string, { item }: Answer) => `kind: ${kind}, id: "${item?.id}", expectedVersion: ${item?.version}`;
  const tag = await audited('saveContent', 'input: { tag: { slug: "audited", name: "Audited" } }', ITEM);
  const published = await audited('publishContent', key('tag', tag), ITEM);
  const hidden = await audited('unpublishContent', key('tag', published), ITEM);
  await audited('scheduleContent', `${key('tag', hidden)}, publishAt: "2030-01-01T00:00:00Z"`, ITEM);
  await audited(
    'openPreview',
    `kind: tag, id: "${tag.item?.id}", version: ${tag.item?.version}, brand: "vixen", person: guest`,
  );
  const draft = await audited('saveContent', 'input: { tag: { slug: "draft", name: "Draft" } }', ITEM);
  await audited('deleteDraft', key('tag', draft), ITEM);
  const waiting = await audited('saveContent', 'input: { tag: { slug: "waiting", name: "Waiting" } }', ITEM);
  const scheduled = await audited('scheduleContent', `${key('tag', waiting)}, publishAt: "2030-01-01T00:00:00Z"`, ITEM);
  const later = 'what: publication, to: "2030-02-01T00:00:00Z"';
  const moved = await audited('moveCalendarEntry', `${key('tag', scheduled)}, ${later}`, ITEM);
  await audited('restoreVersion', `${key('tag', moved)}, version: 1`, ITEM);
});

it('changes of many items, and saved views', async () => {
  const tags = [];
  for (let each = 0; each <= BULK_LIMIT; each += 1) {
    tags.push(await audited('saveContent', `input: { tag: { slug: "many-${each}", name: "Many ${each}" } }`, ITEM));
  }
  const chosen = (items: readonly Answer[]) =>
    items.map(({ item }) => `{ id: "${item?.id}", version: ${item?.version} }`).join(' ');
  const change = (items: readonly Answer[]) =>
    `requestKey: "${crypto.randomUUID()}", kind: tag, change: { name: publish }, items: [${chosen(items)}], reason: "Ready"`;
  const id = '{ __typename ... on BulkChanged { change { id } } }';
  const waits = await audited('requestBulkChange', change(tags), id);
  await audited('decideBulkChange', `id: "${waits.change?.id}", approve: false, reason: "Not yet"`, id, second);
  const one = await audited('requestBulkChange', change(tags.slice(0, 1)), id);
  await audited('undoBulkChange', `id: "${one.change?.id}"`);
  const view = await audited(
    'saveView',
    'list: "/films", name: "Drafts", address: "state=draft", isShared: false',
    '{ __typename ... on ViewSaved { view { id } } }',
  );
  await audited('deleteView', `id: "${view.view?.id}"`, '');
});

it('vouchers, gifts and discounts', async () => {
  const vouchers = await audited(
    'createVouchers',
    'input: { name: "Audited", kind: GEMS, worth: 5, codes: 1, usesEach: 1 }, reason: "A fair", requestKey: "audited-1"',
    '{ __typename ... on VouchersCreated { batch { id } } }',
  );
  await audited('approveVouchers', `batchId: "${vouchers.batch?.id}", reason: "As planned"`, undefined, second);
  await audited('stopVouchers', `batchId: "${vouchers.batch?.id}", reason: "It is over"`);
  await addDeliveredGift(db(), now());
  await audited('resendGift', 'giftId: "audited", reason: "It did not arrive"');
  const input = 'input: { name: "A", kind: PERCENT, worth: 20, codes: 1 }, reason: "A fair", requestKey: "audited-1"';
  const made = await audited('createDiscount', input, '{ __typename ... on DiscountCreated { discount { id } } }');
  await audited('approveDiscount', `discountId: "${made.discount?.id}", reason: "As planned"`, undefined, second);
  await audited('stopDiscount', `discountId: "${made.discount?.id}", reason: "It is over"`);
});

it('flags and experiments', async () => {
  await audited(
    'switchFlag',
    `brand: "vixen", flag: "channels", isOn: ${!vixen.features.channels}, reason: "It is broken"`,
  );
  await audited(
    'startExperiment',
    'experiment: "pricing", brands: ["vixen"], share: 50, days: 14, reason: "A first look"',
  );
  const { id } = await db().selectFrom('experiment_runs').select('id').executeTakeFirstOrThrow();
  await audited('changeExperimentShare', `id: "${id}", share: 80, reason: "It goes well"`);
  await audited('stopExperiment', `id: "${id}", reason: "We have seen enough"`);
});

it('webhooks', async () => {
  const made = await audited(
    'createWebhook',
    'url: "https://integrator.example/hook", types: ["content.published"]',
    '{ __typename ... on WebhookCreated { webhook { id } } }',
  );
  const id = made.webhook?.id ?? '';
  await audited('enableWebhook', `id: "${id}"`);
  await audited('replayWebhook', `id: "${id}", since: "2026-01-01T00:00:00Z"`, '');
  await audited('deleteWebhook', `id: "${id}"`, '');
});

it('members, approvals and money', async () => {
  const who = await join(test, 'audited@example.com');
  const action = (input: string) =>
    `memberId: "${who.userId}", action: ${input}, reason: "They wrote", requestKey: "${crypto.randomUUID()}"`;
  await audited('actOnMember', action('{ note: { confirmed: true } }'));
  const waits = '{ __typename ... on ActionWaits { approval { id } } }';
  const deletion = await audited('actOnMember', action('{ delete: { confirmed: true } }'), waits);
  const decide = `id: "${deletion.approval?.id}", approve: false, reason: "Not yet"`;
  await audited('decideApproval', decide, '{ __typename }', second);

  const postback = await db().selectFrom('postbacks').select('id').limit(1).executeTakeFirstOrThrow();
  await db().updateTable('postbacks').set({ status: 'failed' }).where('id', '=', postback.id).execute();
  await audited('replayPostback', `id: "${postback.id}", reason: "It failed"`);
  const charge = { amount: 1_999, currency: 'USD', period: 1, transactionId: 'txn_accepted' };
  await reportEvent(test, who.orderId, 'charged', charge);
  const renewal = await db()
    .selectFrom('postbacks')
    .select('id')
    .where('order_id', '=', who.orderId)
    .where('status', '=', 'flagged')
    .executeTakeFirstOrThrow();
  await audited('acceptRenewal', `id: "${renewal.id}", reason: "The offer was lost"`);
  const command = await db()
    .insertInto('biller_commands')
    .values({ agreement_id: who.orderId, kind: 'end', state: 'failed', decided_at: now(), settled_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audited('retryBillerCommand', `id: "${command.id}", reason: "The line was down"`);
});

it('comments, bans, appeals and the wall', async () => {
  const who = await join(test, 'author@example.com');
  const videoId = await addVideo(db(), 'audited', 'vixen');
  await db()
    .insertInto('comment_totals')
    .values({ video_id: videoId, total: 1 })
    .onConflict((each) => each.doNothing())
    .execute();
  const comment = await db()
    .insertInto('comments')
    .values({
      video_id: videoId,
      parent_id: null,
      author_id: who.userId,
      text: 'Rude',
      text_hash: 'x',
      created_at: now(),
      removed_at: null,
      pinned_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audited('decideComment', `id: "${comment.id}", decision: remove, reason: "It is rude"`);
  await audited('banCommentAuthor', `id: "${who.userId}", reason: "Rude again"`);
  await audited('liftCommentBan', `id: "${who.userId}", reason: "They said sorry"`);
  await addAppeal(db(), { by: admin.email, userId: who.userId, commentId: comment.id, at: now() });
  await audited('decideAppeal', 'id: "comment:0:0", grant: false, answer: "It is"', '{ __typename }', second);
  await addWallPost(db(), videoId, now());
  await audited('decideWallPost', 'id: "audited", approve: false, reason: "Too dark"');
  await audited('decideBannedWord', 'text: "pineapple", verdict: banned');
  await audited('removeBannedWord', 'text: "pineapple"');
});

it('requests of the public forms', async () => {
  const failAnswers = await addRequest(db(), now());
  const key = () => `id: "audited", requestKey: "${crypto.randomUUID()}"`;
  await audited('assignRequest', `${key()}, toMe: true`);
  await audited('noteOnRequest', `${key()}, text: "Called them"`);
  await audited('replyToRequest', `${key()}, text: "Hello there", waits: false`);
  await audited('closeRequest', `${key()}, text: "Done now", outcome: done`);
  await audited('reopenRequest', `${key()}, reason: "It came back"`);
  await audited('mailRequestAnswerAgain', `${key()}, event: "${await failAnswers()}"`);
});

it('members of staff', async () => {
  await openDesk(test.gateway, 'editor');
  const editor = await db().selectFrom('staff_members').select('id').where('role', '=', 'editor').executeTakeFirst();
  const about = `id: "${editor?.id}", reason: "They asked"`;
  await audited('setStaffRole', `${about}, role: moderator`);
  await audited('disableStaffMember', about);
  await audited('enableStaffMember', about);
  await audited('removeStaffMember', about);
});

it('records of performers', async () => {
  const performer = await db()
    .insertInto('performers')
    .values({ id: 'audited', slug: 'audited', name: 'Ada', sex: 'F', biography: '' } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const about = `performerId: "${performer.id}", reason: "Seen on the set"`;
  await audited(
    'writePerformerIdentity',
    `${about}, input: { legalName: "Ada", otherNames: "", bornOn: "1990-01-01" }`,
  );
  const input = '{ kind: "passport", issuedBy: "PT", numberEnd: "1", archiveReference: "Safe" }';
  await audited('addPerformerDocument', `${about}, input: ${input}`);
  await audited('verifyPerformerRecord', about, '{ __typename }', second);
  const document = await db().selectFrom('performer_documents').select('id').executeTakeFirstOrThrow();
  await audited('withdrawPerformerDocument', `${about}, documentId: "${document.id}"`);
  await audited('requirePerformerRecords', 'required: false, reason: "Not yet"');
});

it('operations and media', async () => {
  await audited('runJob', 'name: "purge-tokens", reason: "Trying it"');
  const report = await addProblemReport(db(), now());
  await audited('settleProblemReport', `id: "${report.id}"`, '');
  const mail = await addWaitingMail(db(), now());
  await audited('sendMailNow', `id: "${mail.id}", reason: "They wait for it"`);
  await addFailedSource(db(), now());
  await audited('retryMediaSource', 'id: "audited"');
  await addPreparedFilm(db(), now());
  await audited('takeStill', 'sourceId: "prepared", atSeconds: 1');
  await audited('takePoster', 'sourceId: "prepared", atSeconds: 1');
  await addWaitingMedia(db(), await addVideo(db(), 'shown', 'vixen'), 'waiting', now());
  await audited('showMedia', 'sourceId: "waiting"');
  await addWaitingMedia(db(), await addVideo(db(), 'kept', 'vixen'), 'unwanted', now());
  await audited('discardMedia', 'sourceId: "unwanted"');
});

it('is every mutation of the schema, and the chain is whole', async () => {
  const fields = Object.keys(createStaffSchema(modules).getMutationType()?.getFields() ?? {});
  expect(fields.filter((field) => !done.has(field))).toEqual([]);
  expect(await verifyAudit(db())).toEqual({ rows: expect.any(Number) });
});
