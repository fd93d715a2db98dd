import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { type Desk, openDesk, verifyAudit } from '../../staff/staff/testing/public.ts';
import { problemsOfRecords } from './public.ts';

let admin: Desk;
let other: Desk;
const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  admin = await openDesk(gateway, 'admin');
  other = await openDesk(gateway, 'admin', 'second');
});

const now = () => gateway.services.clock.now();
const dayIn = (days: number) => new Date(now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

interface Published {
  readonly it: {
    readonly __typename: string;
    readonly item?: { id: string; version: number };
    readonly problems?: { path: string; message: string }[];
  };
}
const SAVED =
  '__typename ... on ContentSaved { item { id version } } ... on ContentInvalid { problems { path message } }';

/** A performer who is published, with a film of theirs that is not. */
async function performerWithDraft(slug: string) {
  const create = async (input: object) => {
    const { data, errors } = await admin.call<Published>(
      `mutation ($input: ContentInput!) { it: saveContent(input: $input) { ${SAVED} } }`,
      { input },
    );
    if (errors || !data.it.item) throw new Error(JSON.stringify(errors ?? data));
    return data.it.item;
  };
  const performer = await create({ performer: { slug, name: slug, sex: 'F' } });
  await publish('performer', performer);
  const film = await create({
    film: {
      slug: `film-${slug}`,
      site: 'vixen',
      title: 'A film',
      description: 'Light.',
      runLengthSeconds: 600,
      performers: [slug],
      categories: [],
      tags: [],
      pictureCount: 1,
    },
  });
  return { performerId: performer.id, film };
}

async function publish(kind: string, { id, version }: { id: string; version: number }): Promise<Published['it']> {
  const { data, errors } = await admin.call<Published>(
    `mutation { it: publishContent(kind: ${kind}, id: "${id}", expectedVersion: ${version}) { ${SAVED} } }`,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.it;
}

interface Answer {
  readonly it: {
    readonly __typename: string;
    readonly messageKey?: string;
    readonly record?: { state: string; verifiedBy: string | null; documents: { id: string }[] };
  };
}
async function write(desk: Desk, field: string, args: string): Promise<Answer['it']> {
  const { data, errors } = await desk.call<Answer>(
    `mutation { it: ${field}(${args}, reason: "Seen on the set") {
      __typename ... on RecordRefused { messageKey } ... on RecordWritten { record { state verifiedBy documents { id } } } } }`,
  );
  if (errors) throw new Error(errors.map(({ extensions }) => String(extensions?.['code'])).join());
  return data.it;
}
const identity = (id: string, bornOn: string) =>
  `performerId: "${id}", input: { legalName: "Ada Sample", otherNames: "", bornOn: "${bornOn}" }`;
const document = (id: string, expiresOn: string) =>
  `performerId: "${id}", input: { kind: "passport", issuedBy: "PT", numberEnd: "4X7Q", expiresOn: "${expiresOn}", archiveReference: "Safe 3, folder 12" }`;
const refused = (key: string) => ({ __typename: 'RecordRefused', messageKey: `performerRecords.refused.${key}` });
const require = (required: boolean) =>
  admin.call(`mutation { requirePerformerRecords(required: ${required}, reason: "The law wants it") { __typename } }`);

describe('a record', () => {
  it('is complete once somebody else has verified its documents, and names nobody in the audit', async () => {
    const { performerId: id } = await performerWithDraft('nora');
    expect(await write(admin, 'addPerformerDocument', document(id, dayIn(400)))).toEqual(refused('noRecord'));
    expect(await write(admin, 'writePerformerIdentity', identity(id, dayIn(-17 * 365)))).toEqual(refused('underage'));
    expect(await write(admin, 'writePerformerIdentity', identity(id, '1998-02-31'))).toEqual(refused('identity'));
    expect(await write(admin, 'writePerformerIdentity', identity(id, '1998-04-30'))).toMatchObject({
      record: { state: 'missing' },
    });
    expect(await write(admin, 'addPerformerDocument', document(id, dayIn(400)))).toMatchObject({
      record: { state: 'unverified' },
    });
    expect(await write(admin, 'verifyPerformerRecord', `performerId: "${id}"`)).toEqual(refused('ownDocument'));
    const verified = await write(other, 'verifyPerformerRecord', `performerId: "${id}"`);
    expect(verified).toMatchObject({ record: { state: 'complete', verifiedBy: other.email } });
    expect(await write(admin, 'writePerformerIdentity', identity(id, '1998-05-01'))).toMatchObject({
      record: { state: 'unverified', verifiedBy: null },
    });
    const documentId = verified.record?.documents[0]?.id ?? '';
    const withdraw = `performerId: "${id}", documentId: "${documentId}"`;
    expect(await write(admin, 'withdrawPerformerDocument', withdraw)).toMatchObject({ record: { state: 'missing' } });
    expect(await write(admin, 'withdrawPerformerDocument', withdraw)).toEqual(refused('noDocument'));
    const { data } = await admin.call(`{ performerRecord(performerId: "${id}") { legalName } }`);
    expect(data).toEqual({ performerRecord: { legalName: 'Ada Sample' } });
    const audit = await gateway.services.db
      .selectFrom('staff_audit')
      .select(['action', 'after'])
      .where('entity_id', '=', id)
      .where('entity_kind', '=', 'performer-record')
      .execute();
    expect(audit.map(({ action }) => action)).toContain('record.read');
    expect(JSON.stringify(audit)).not.toMatch(/Ada|1998-\d\d-\d\d|4X7Q|Safe/);
    expect(await verifyAudit(gateway.services.db)).toEqual({ rows: expect.any(Number) });
  });
});

describe('a film', () => {
  it('is published without records as long as they are not required, and not while one is missing or expired', async () => {
    const free = await performerWithDraft('una');
    expect(await publish('film', free.film)).toMatchObject({ __typename: 'ContentSaved' });
    await require(true);
    const { performerId: id, film } = await performerWithDraft('vera');
    expect(await publish('film', film)).toEqual({
      __typename: 'ContentInvalid',
      problems: [{ path: 'performers', message: 'expected a record of the age of “vera”, there is none' }],
    });
    await write(admin, 'writePerformerIdentity', identity(id, '1998-04-30'));
    await write(admin, 'addPerformerDocument', document(id, dayIn(-1)));
    await write(other, 'verifyPerformerRecord', `performerId: "${id}"`);
    expect(await publish('film', film)).toMatchObject({
      problems: [{ message: 'expected a valid document of “vera”, the latest has expired' }],
    });
    await write(admin, 'addPerformerDocument', document(id, dayIn(30)));
    expect(await publish('film', film)).toMatchObject({ __typename: 'ContentSaved' });
    const old = { id: 'x', performers: ['vera'], releasedAt: new Date('2016-04-29T00:00:00Z') };
    expect((await problemsOfRecords(gateway.services.db, [old], now())).get('x')).toEqual([
      { slug: 'vera', problem: 'underage' },
    ]);
    await require(false);
  });

  it('leaves a list of what is missing and of what expires soon, page by page', async () => {
    const list = async (only: string, first = 50, after = '') =>
      (
        await admin.call<{ it: { records: { slug: string; state: string }[]; nextCursor: string | null } }>(
          `{ it: performerRecords(only: ${only}, first: ${first}${after && `, after: "${after}"`}) { records { slug state } nextCursor } }`,
        )
      ).data.it;
    expect((await list('expiring')).records).toEqual([{ slug: 'vera', state: 'expiring' }]);
    expect((await list('missing')).records.map(({ slug }) => slug)).toEqual(['nora', 'una']);
    expect(await list('all', 1, 'nora')).toEqual({ records: [{ slug: 'una', state: 'missing' }], nextCursor: 'una' });
    expect((await list('expired')).records).toEqual([]);
  });

  it('lists records that expire by their day, page by page', async () => {
    const days = { xena: 40, yara: 20, zoe: 35 };
    for (const [slug, inDays] of Object.entries(days)) {
      const { performerId: id } = await performerWithDraft(slug);
      await write(admin, 'writePerformerIdentity', identity(id, '1998-04-30'));
      await write(admin, 'addPerformerDocument', document(id, dayIn(inDays)));
      await write(other, 'verifyPerformerRecord', `performerId: "${id}"`);
    }
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data }: { data: { it: { records: { slug: string }[]; nextCursor: string | null } } } = await admin.call(
        `query ($after: String) { it: performerRecords(only: expiring, first: 1, after: $after) { records { slug } nextCursor } }`,
        { after },
      );
      seen.push(...data.it.records.map(({ slug }) => slug));
      after = data.it.nextCursor;
    } while (after !== null);
    expect(seen).toEqual(['yara', 'vera', 'zoe', 'xena']);
    const { errors } = await admin.call('{ performerRecords(only: expired, after: "vera") { nextCursor } }');
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_REQUEST');
  });
});
