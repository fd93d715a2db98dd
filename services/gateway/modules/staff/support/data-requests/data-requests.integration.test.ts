import { beforeAll, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { join, mailsTo } from '../../../money/billing/testing/public.ts';
import { mailReset, resetPassword, switchSecondStepOn } from '../../../people/identity/testing/public.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { type SupportDesk, openSupportDesk } from '../testing/support-desk.ts';

let support: SupportDesk;
let finance: SupportDesk;
const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  support = await openSupportDesk(test.gateway, 'support');
  finance = await openSupportDesk(test.gateway, 'finance');
});

const refused = (key: string) => ({ __typename: 'ActionRefused', messageKey: `support.refused.${key}` });
const today = () => test.gateway.services.clock.now().toISOString().slice(0, 10);
const rowsOf = (userId: string) =>
  test.gateway.services.db.selectFrom('data_requests').selectAll().where('user_id', '=', userId).execute();
const mailOf = async (email: string, kind: string) =>
  (await mailsOf(test.gateway.services.db, email)).find((mail) => mail.kind === kind);
const open = (userId: string, kind: string, receivedOn = today()) =>
  support.act(userId, { openDataRequest: { kind, receivedOn } });

async function opened(email: string, kind: 'access' | 'deletion') {
  const who = await join(test, email);
  expect(await open(who.userId, kind)).toMatchObject({ __typename: 'ActionDone' });
  const [row] = await rowsOf(who.userId);
  return { userId: who.userId, dataRequestId: row?.id ?? '' };
}

describe('a request about personal data', () => {
  it('has its deadline from the day on which it arrived, is mailed to the member, and is open once', async () => {
    const who = await join(test, 'data@example.com');
    expect((await open(who.userId, 'access', '2026-02-10')).effects).toEqual([
      'The legal deadline is March 10, 2026 (UTC).',
    ]);
    expect(await mailsTo(test, 'data@example.com')).toContain('dataRequestReceived');
    expect(await open(who.userId, 'access')).toEqual(refused('dataRequestOpen'));
    expect(await open(who.userId, 'deletion')).toMatchObject({ __typename: 'ActionDone' });
    for (const day of ['2027-01-01', '2024-01-01', 'yesterday', '2026-13-40']) {
      expect(await open(who.userId, 'access', day)).toEqual(refused('receivedOn'));
    }
    const { data } = await support.call<{ dataRequests: { requests: { memberId: string; kind: string }[] } }>(
      '{ dataRequests { requests { memberId kind dueAt isLate } nextCursor } }',
    );
    expect(data.dataRequests.requests.filter(({ memberId }) => memberId === who.userId)).toMatchObject([
      { kind: 'access', dueAt: '2026-03-10T23:59:59.000Z', isLate: false },
      { kind: 'deletion' },
    ]);
  });

  it('is extended once, within the first month, and the member reads why', async () => {
    const { userId, dataRequestId } = await opened('extended@example.com', 'access');
    await test.gateway.services.db.updateTable('data_requests').set({ warned: 'soon' }).execute();
    const extend = { extendDataRequest: { dataRequestId, explanation: 'Your invoices are in an archive.' } };
    expect(await support.act(userId, { extendDataRequest: { dataRequestId, explanation: ' ' } })).toEqual(
      refused('explanation'),
    );
    expect((await support.act(userId, extend)).effects?.[0]).toMatch(/^The legal deadline is .* instead of /);
    const mail = await mailOf('extended@example.com', 'dataRequestExtended');
    expect(JSON.stringify(mail)).toContain('Your invoices are in an archive.');
    expect(mail).toMatchObject({ content: { replyTo: 'support@vixen.example' } });
    // The new deadline is warned of again.
    expect(await rowsOf(userId)).toMatchObject([{ warned: null }]);
    expect(await support.act(userId, extend)).toEqual(refused('extendedAlready'));
    const late = await join(test, 'toolate@example.com');
    await open(late.userId, 'access', '2026-01-05');
    const [row] = await rowsOf(late.userId);
    const tooLate = { extendDataRequest: { dataRequestId: row?.id, explanation: 'Your invoices are in an archive.' } };
    expect(await support.act(late.userId, tooLate)).toEqual(refused('extendedTooLate'));
  });

  it('is answered by a link that opens the data of that member for a week, and nothing without it', async () => {
    const { userId, dataRequestId } = await opened('copy@example.com', 'access');
    const other = await join(test, 'stranger@example.com');
    const send = { sendPersonalData: { dataRequestId } };
    expect(await support.act(other.userId, send)).toEqual(refused('dataRequestGone'));
    expect(await support.act(userId, send)).toMatchObject({ __typename: 'ActionDone' });
    expect(await support.act(userId, send)).toEqual(refused('dataRequestGone'));
    const mail = await mailOf('copy@example.com', 'personalDataReady');
    const link = mail?.content.link ?? '';
    const file = await test.gateway.inject({ method: 'GET', url: link });
    expect([file.statusCode, file.headers['content-disposition'], file.headers['cache-control']]).toEqual([
      200,
      'attachment; filename="personal-data.json"',
      'no-store',
    ]);
    expect(file.json<{ profile: unknown }>().profile).toMatchObject([{ email: 'copy@example.com' }]);
    const wrong = await test.gateway.inject({ method: 'GET', url: link.replace(/token=.{8}/, 'token=AAAAAAAA') });
    expect(wrong.statusCode).toBe(404);
    await test.gateway.services.db
      .updateTable('data_requests')
      .set({ link_expires_at: new Date(test.gateway.services.clock.now().getTime() - 1) })
      .where('id', '=', dataRequestId)
      .execute();
    expect((await test.gateway.inject({ method: 'GET', url: link })).statusCode).toBe(404);
  });

  it('is answered by a link that ends with a new password, since somebody else may have it', async () => {
    const { services } = test.gateway;
    const { userId, dataRequestId } = await opened('reset@example.com', 'access');
    await support.act(userId, { sendPersonalData: { dataRequestId } });
    const link = (await mailOf('reset@example.com', 'personalDataReady'))?.content.link ?? '';
    expect((await test.gateway.inject({ method: 'GET', url: link })).statusCode).toBe(200);
    await mailReset(services, 'reset@example.com', 'vixen');
    const mailed = (await mailOf('reset@example.com', 'passwordReset'))?.content.link ?? '';
    const token = new URL(mailed, 'http://own.test').searchParams.get('token') ?? '';
    const chosen = { token, newPassword: 'Tr4velling0tter', confirmation: 'Tr4velling0tter' };
    expect(await resetPassword(services, chosen)).toBe('changed');
    expect((await test.gateway.inject({ method: 'GET', url: link })).statusCode).toBe(404);
  });

  it('is answered to who has the second step once they give its code, however good the link is', async () => {
    const { services } = test.gateway;
    const { userId, dataRequestId } = await opened('guarded@example.com', 'access');
    const codeAt = await switchSecondStepOn(services, userId);
    test.clock.set(new Date(services.clock.now().getTime() + 60_000));
    await support.act(userId, { sendPersonalData: { dataRequestId } });
    const link = (await mailOf('guarded@example.com', 'personalDataReady'))?.content.link ?? '';
    const token = new URL(link, 'http://own.test').searchParams.get('token') ?? '';
    const send = (fields: Record<string, string>, origin = services.config.publicUrl) =>
      test.gateway.inject({
        method: 'POST',
        url: link.replace(/&?token=[^&]*/, ''),
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
        payload: new URLSearchParams({ token, ...fields }).toString(),
      });
    const right = codeAt(services.clock.now());
    const wrong = right === '000000' ? '000001' : '000000';
    const asked = await test.gateway.inject({ method: 'GET', url: link });
    expect([asked.statusCode, asked.headers['content-disposition'], asked.headers['referrer-policy']]).toEqual([
      200,
      undefined,
      'no-referrer',
    ]);
    expect(asked.body).not.toContain('guarded@example.com');
    expect((await send({ code: wrong })).statusCode).toBe(401);
    expect((await send({ code: right }, 'https://evil.test')).statusCode).toBe(403);
    expect((await send({ code: right, token: 'another' })).statusCode).toBe(404);
    const file = await send({ code: right });
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="personal-data.json"',
    ]);
    expect(file.json<{ profile: unknown }>().profile).toMatchObject([{ email: 'guarded@example.com' }]);
    // Wrong codes are limited as at a sign-in, and a code works once.
    for (let guess = 0; guess < 4; guess += 1) expect((await send({ code: right })).statusCode).toBe(401);
    expect((await send({ code: wrong })).statusCode).toBe(429);
  });

  it('is not answered, extended or declined while mail is off, since the member would read nothing', async () => {
    const { userId, dataRequestId } = await opened('silent@example.com', 'access');
    const { config } = test.gateway.services;
    const explanation = 'Your invoices are in an archive.';
    Object.assign(config, { isMailOff: true });
    try {
      for (const action of [
        { sendPersonalData: { dataRequestId } },
        { extendDataRequest: { dataRequestId, explanation } },
        { declineDataRequest: { dataRequestId, explanation } },
        { changeEmail: { newEmail: 'another@example.com' } },
      ]) {
        expect(await support.act(userId, action)).toEqual(refused('mailOff'));
      }
      expect(await rowsOf(userId)).toMatchObject([{ state: 'open', extended_at: null, link_hash: null }]);
      expect(await support.act(userId, { note: { confirmed: true } })).toMatchObject({ __typename: 'ActionDone' });
    } finally {
      Object.assign(config, { isMailOff: false });
    }
    expect(await support.act(userId, { sendPersonalData: { dataRequestId } })).toMatchObject({
      __typename: 'ActionDone',
    });
  });

  it('is declined with reasons; a deletion is answered by the deletion alone and its row remains', async () => {
    const { userId, dataRequestId } = await opened('declined@example.com', 'deletion');
    expect(await support.act(userId, { sendPersonalData: { dataRequestId } })).toEqual(refused('dataRequestKind'));
    const decline = { declineDataRequest: { dataRequestId, explanation: 'We could not verify who you are.' } };
    expect(await support.act(userId, decline)).toMatchObject({ __typename: 'ActionDone' });
    expect(await mailsTo(test, 'declined@example.com')).toContain('dataRequestDeclined');
    expect(await rowsOf(userId)).toMatchObject([{ state: 'declined' }]);

    const gone = await opened('forget@example.com', 'deletion');
    const requested = await support.act(gone.userId, { delete: { confirmed: true } });
    await finance.decide(requested.approval?.id ?? '', true);
    expect(await rowsOf(gone.userId)).toMatchObject([{ state: 'answered', settled_at: expect.any(Date) }]);
  });
});
