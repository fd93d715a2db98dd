import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { REQUEST_DEADLINES } from '@network/validation/requests/request-forms.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { addVideo } from '../../../content/catalogue/testing/public.ts';
import { addPerson } from '../../../people/identity/testing/public.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { requestsMigrations } from '../migrations.ts';
import { knownSubject } from '../../../../personal-data/testing/known-subject.ts';
import { requestsPersonalData } from '../personal-data.ts';
import { type Desk, openDesk, verifyAudit } from '../../staff/testing/public.ts';

let gateway: TestGateway;
let dataDir: string;
let moderator: Desk;
let support: Desk;
let editor: Desk;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'network-request-desk-'));
  gateway = await startTestGateway({ tenants: [vixen], config: { dataDir } });
  [moderator, support, editor] = await Promise.all([
    openDesk(gateway, 'moderator'),
    openDesk(gateway, 'support'),
    openDesk(gateway, 'editor'),
  ]);
  await addVideo(gateway.services.db, 'reported-film', 'vixen');
});
afterAll(async () => {
  await gateway.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const now = () => gateway.services.clock.now();
let count = 0;

async function receive(
  kind: 'support' | 'casting' | 'removal',
  hoursAgo = 1,
  email = `person-${count + 1}@example.com`,
): Promise<string> {
  count += 1;
  const id = `request-${count}`;
  const receivedAt = new Date(now().getTime() - hoursAgo * 3_600_000);
  await gateway.services.db
    .insertInto('public_requests')
    .values({
      id,
      case_number: `X-${count}`,
      kind,
      tenant_id: 'vixen',
      fields: JSON.stringify({ email, statement: 'It should go.' }),
      fingerprint: id,
      received_at: receivedAt,
      due_at: new Date(receivedAt.getTime() + REQUEST_DEADLINES[kind].hours * 3_600_000),
      closed_at: null,
    })
    .execute();
  return id;
}

interface Answer {
  readonly __typename: string;
  readonly messageKey?: string;
  readonly request?: {
    readonly state: string;
    readonly assignedTo: string | null;
    readonly outcome: string | null;
    readonly events: readonly { readonly kind: string; readonly text: string; readonly films: readonly string[] }[];
  };
}

async function change(desk: Desk, field: string, requestKey: string = crypto.randomUUID()): Promise<Answer> {
  const { data, errors } = await desk.call<{ it: Answer }>(
    `mutation ($requestKey: String!) { it: ${field.replace(/\)$/, ', requestKey: $requestKey)')} {
      __typename ... on RequestRefused { messageKey }
      ... on RequestChanged { request { state assignedTo outcome events { kind text films } } } } }`,
    { requestKey },
  );
  if (errors) throw new Error(errors.map(({ extensions }) => String(extensions?.['code'])).join());
  return data.it;
}
const refused = (key: string) => ({ __typename: 'RequestRefused', messageKey: `requestDesk.refused.${key}` });
const mailsTo = async (id: string) =>
  (await mailsOf(gateway.services.db, `person-${id.split('-')[1]}@example.com`)).map(({ kind }) => kind);

async function queue(desk: Desk, args: string) {
  const { data, errors } = await desk.call<{
    requestQueue: { requests: { id: string; isLate: boolean }[]; nextCursor: string | null };
  }>(`{ requestQueue(${args}) { requests { id isLate } nextCursor } }`);
  if (errors) throw new Error(errors.map(({ extensions }) => String(extensions?.['code'])).join());
  return data.requestQueue;
}

describe('the queue', () => {
  it('has the most urgent removal first and shows which are late, page by page', async () => {
    const [late, soon, later] = [
      await receive('removal', 50),
      await receive('removal', 40),
      await receive('removal', 2),
    ];
    const first = await queue(moderator, 'kinds: [removal], first: 2');
    expect(first.requests).toEqual([
      { id: late, isLate: true },
      { id: soon, isLate: false },
    ]);
    const second = await queue(moderator, `kinds: [removal], first: 2, after: "${first.nextCursor}"`);
    expect(second).toEqual({ requests: [{ id: later, isLate: false }], nextCursor: null });
    expect((await queue(moderator, `kinds: [removal], text: "x-${late.split('-')[1]}"`)).requests).toHaveLength(1);
    expect((await queue(moderator, 'kinds: [removal], text: "nobody@example.com"')).requests).toEqual([]);
  });

  it('V03 finds a sender by their email in any script, also where it was stored as it was typed', async () => {
    const id = await receive('support', 1, 'ida@b\u00fccher.example');
    await requestsMigrations['2020-requests-emails'].up(gateway.services.db);
    for (const text of ['Ida@B\u00fccher.example', 'ida@xn--bcher-kva.example'])
      expect((await queue(support, `kinds: [support], text: "${text}"`)).requests, text).toMatchObject([{ id }]);
    const owner = await addPerson(gateway.services.db, 'ida@xn--bcher-kva.example', 'Right1password');
    const { requests } = requestsPersonalData.sections ?? {};
    expect(await requests?.(gateway.services.db, knownSubject(owner, 'ida@xn--bcher-kva.example'))).toHaveLength(1);
  });

  it('has among the open ones a removal that waits for its sender, whose 48 hours go on', async () => {
    const [removal, message] = [await receive('removal', 40), await receive('support', 40)];
    await change(moderator, `replyToRequest(id: "${removal}", text: "Which of the films?", waits: true)`);
    await change(support, `replyToRequest(id: "${message}", text: "Which browser?", waits: true)`);
    const listed = async (state: string) =>
      (await queue(support, `kinds: [support, removal], state: ${state}, first: 100`)).requests.map(({ id }) => id);
    const [open, waiting] = [await listed('open'), await listed('waiting')];
    expect([open.includes(removal), open.includes(message)]).toEqual([true, false]);
    expect([waiting.includes(removal), waiting.includes(message)]).toEqual([true, true]);
    await change(support, `closeRequest(id: "${message}", text: "Nothing came.", outcome: done)`);
  });

  it('has several forms by their deadlines, and shows which are due soon', async () => {
    const [message, soon, urgent] = [
      await receive('support', 2),
      await receive('support', 50),
      await receive('removal', 47),
    ];
    const ids = [message, soon, urgent];
    const { data } = await support.call<{ it: { requests: { id: string; isDueSoon: boolean }[] } }>(
      '{ it: requestQueue(kinds: [support, removal], first: 100) { requests { id isDueSoon } } }',
    );
    expect(data.it.requests.filter(({ id }) => ids.includes(id))).toEqual([
      { id: urgent, isDueSoon: true },
      { id: soon, isDueSoon: true },
      { id: message, isDueSoon: false },
    ]);
    // A right to one form opens no list that has another too.
    await expect(queue(support, 'kinds: [support, casting]')).rejects.toThrow('FORBIDDEN');
    await expect(queue(editor, 'kinds: []')).rejects.toThrow('BAD_REQUEST');
  });

  it('shows each form to those alone who answer it, one request included', async () => {
    const id = await receive('support');
    await expect(queue(moderator, 'kinds: [support]')).rejects.toThrow('FORBIDDEN');
    await expect(queue(support, 'kinds: [casting]')).rejects.toThrow('FORBIDDEN');
    await expect(change(editor, `assignRequest(id: "${id}", toMe: true)`)).rejects.toThrow('FORBIDDEN');
    const { errors } = await editor.call(`{ publicRequest(id: "${id}") { id } }`);
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    expect((await editor.call('{ publicRequest(id: "nothing") { id } }')).data).toEqual({ publicRequest: null });
  });
});

describe('a support request', () => {
  it('is taken over, answered by email with the text stored, and closed; each once for its key', async () => {
    const id = await receive('support');
    expect(await change(support, `assignRequest(id: "${id}", toMe: true)`)).toMatchObject({
      request: { assignedTo: support.email, state: 'open' },
    });
    const reply = `replyToRequest(id: "${id}", text: "First line.\\nSecond line.", waits: true)`;
    const preview = await support.call<{ it: { replyTo: string; text: string } }>(
      `{ it: previewRequestMail(id: "${id}", text: "First line.\\nSecond line.") { replyTo text } }`,
    );
    expect(preview.data.it.replyTo).toBe('support@vixen.example');
    expect(preview.data.it.text).toContain('First line.\n\nSecond line.\n\n');
    const answers = [await change(support, reply, 'reply-key'), await change(support, reply, 'reply-key')];
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]?.request).toMatchObject({ state: 'waiting' });
    expect(answers[0]?.request?.events.at(-1)).toMatchObject({ kind: 'replied', text: 'First line.\nSecond line.' });
    const [mail] = await mailsOf(gateway.services.db, `person-${id.split('-')[1]}@example.com`);
    expect(mail).toMatchObject({ kind: 'requestReply', content: { replyTo: 'support@vixen.example' } });
    expect(await mailsTo(id)).toEqual(['requestReply']);
    expect((await queue(support, 'kinds: [support], state: waiting, mine: true')).requests).toMatchObject([{ id }]);
    expect(await change(support, `noteOnRequest(id: "${id}", text: "Note")`, 'reply-key')).toEqual(refused('keyUsed'));
    const close = `closeRequest(id: "${id}", text: "Glad it works.", outcome: done)`;
    expect(await change(support, close)).toMatchObject({ request: { state: 'closed', outcome: 'done' } });
    expect(await change(support, close)).toEqual(refused('closed'));
    expect(await mailsTo(id)).toEqual(['requestReply', 'requestReply']);
    expect(await change(support, `reopenRequest(id: "${id}", reason: "It does not")`)).toMatchObject({
      request: { state: 'open', outcome: null },
    });
  });

  it('is in the personal data of its sender with what they were answered, and without notes', async () => {
    const id = await receive('support');
    await change(support, `replyToRequest(id: "${id}", text: "Try it again.", waits: false)`);
    await change(support, `noteOnRequest(id: "${id}", text: "Rude on the phone.")`);
    const email = `person-${id.split('-')[1]}@example.com`;
    const person = knownSubject(await addPerson(gateway.services.db, email, 'Right1password'), email);
    const { requests, requestAnswers } = requestsPersonalData.sections ?? {};
    expect(await requests?.(gateway.services.db, person)).toMatchObject([{ kind: 'support' }]);
    const answers = await requestAnswers?.(gateway.services.db, person);
    expect(answers).toMatchObject([{ case_number: `X-${id.split('-')[1]}`, text: 'Try it again.' }]);
    expect(JSON.stringify(answers)).not.toContain('staff.example');
  });

  it('is not answered with nothing, and an unknown one not at all', async () => {
    const id = await receive('support');
    expect(await change(support, `replyToRequest(id: "${id}", text: " ", waits: true)`)).toEqual(refused('text'));
    expect(await change(support, 'noteOnRequest(id: "nothing", text: "Note")')).toEqual(refused('gone'));
  });

  it('is closed once by two at once', async () => {
    const id = await receive('support');
    const close = `closeRequest(id: "${id}", text: "Done now.", outcome: done)`;
    const answers = await Promise.all([change(support, close), change(support, close)]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['RequestChanged', 'RequestRefused']);
    expect(await mailsTo(id)).toEqual(['requestReply']);
  });
});

describe('a removal', () => {
  it('is done once nobody sees the film, with the proof in the request and in the audit', async () => {
    const { db } = gateway.services;
    const id = await receive('removal');
    const close = `closeRequest(id: "${id}", text: "It is gone.", outcome: done, films: ["film-reported-film"])`;
    expect(await change(moderator, close)).toEqual(refused('stillShown'));
    expect(await mailsTo(id)).toEqual([]);
    await db.updateTable('videos').set({ is_published: false }).where('slug', '=', 'film-reported-film').execute();
    const done = await change(moderator, close);
    expect(done.request?.events).toMatchObject([
      { kind: 'closed', text: 'It is gone.', films: ['film-reported-film'] },
    ]);
    expect(await mailsTo(id)).toEqual(['removalDone']);
    const row = await db
      .selectFrom('staff_audit')
      .select(['action', 'after'])
      .where('entity_id', '=', id)
      .where('action', '=', 'request.closed')
      .executeTakeFirstOrThrow();
    expect(row.after).toMatchObject({
      outcome: 'done',
      proof: { films: ['film-reported-film'], checkedAt: expect.any(String) },
    });
    expect(JSON.stringify(row)).not.toContain('gone');
    expect(await verifyAudit(db)).toEqual({ rows: expect.any(Number) });
  });

  it('is declined with the reasons, which its sender reads', async () => {
    const id = await receive('removal');
    const declined = `closeRequest(id: "${id}", text: "You agreed in writing.", outcome: declined)`;
    expect(await change(moderator, declined)).toMatchObject({ request: { outcome: 'declined' } });
    expect(await mailsTo(id)).toEqual(['removalDeclined']);
    expect(await change(moderator, `closeRequest(id: "${id}", text: "Bad", outcome: done, films: ["../x"])`)).toEqual(
      refused('films'),
    );
  });
});

describe('a picture of an application', () => {
  it('is shown to those who cast, each look in the audit, and to nobody else', async () => {
    const id = await receive('casting');
    const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
    mkdirSync(join(dataDir, 'requests', id), { recursive: true });
    writeFileSync(join(dataDir, 'requests', id, 'picture-1'), bytes);
    await gateway.services.db
      .insertInto('public_request_files')
      .values({ id: 'picture-1', request_id: id, media_type: 'image/jpeg', size: bytes.length, sha256: 'x' })
      .execute();
    const get = (desk: Desk | null, file: string) =>
      gateway.inject({ method: 'GET', url: `/staff/requests/${id}/files/${file}`, headers: desk?.headers ?? {} });
    const seen = await get(editor, 'picture-1');
    expect([seen.statusCode, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ]);
    expect(seen.rawPayload.equals(bytes)).toBe(true);
    expect([
      (await get(moderator, 'picture-1')).statusCode,
      (await get(null, 'picture-1')).statusCode,
      (await get(editor, 'picture-2')).statusCode,
    ]).toEqual([403, 401, 404]);
    const looks = await gateway.services.db
      .selectFrom('staff_audit')
      .select('actor')
      .where('action', '=', 'request.file')
      .execute();
    expect(looks).toEqual([{ actor: editor.email }]);
  });
});
