import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SANDBOX_KEY_HEADER, type SandboxMail } from '@network/validation/sandbox-mail.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../server.ts';
import { MOST_MAILS, openMails } from './stored-mails.ts';

const key = 'a'.repeat(64);
const mail: SandboxMail = {
  id: 'mail-1@vixen.localhost',
  tenant: 'vixen',
  kind: 'passwordReset',
  from: 'Vixen <no-reply@vixen.localhost>',
  to: 'ada@example.com',
  replyTo: 'support@vixen.localhost',
  subject: 'A <b>new</b> password',
  text: 'Choose a new one: http://members.vixen.localhost:4200/reset?a=1&b=2',
  html: '<p>Choose a new one</p>',
  unsubscribe: null,
};

let folder: string;
let sandbox: Sandbox;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  sandbox = await open();
});
afterEach(async () => {
  await sandbox.app.close();
  rmSync(folder, { recursive: true, force: true });
});

function open(): Promise<Sandbox> {
  const config = { port: 4100, folder, key, gatewayUrl: 'http://localhost:4000', logLevel: 'silent' };
  return createSandbox(config, {
    log: pino({ level: 'silent' }),
    clock: { now: () => new Date('2026-03-02T12:00:00Z') },
  });
}

const send = (payload: object, headers: Record<string, string> = { [SANDBOX_KEY_HEADER]: key }) =>
  sandbox.app.inject({ method: 'POST', url: '/mail', headers, payload });
const get = (url: string, headers: Record<string, string> = {}) => sandbox.app.inject({ url, headers });

describe('the development mailbox', () => {
  it('keeps a mail once, however often it is delivered, also over a restart', async () => {
    expect((await send(mail)).statusCode).toBe(202);
    expect((await send(mail)).statusCode).toBe(202);
    await sandbox.app.close();
    sandbox = await open();
    expect((await get('/mail.json')).json()).toEqual([{ ...mail, at: '2026-03-02T12:00:00.000Z' }]);
  });

  it('shows mails of one person on request', async () => {
    await send(mail);
    await send({ ...mail, id: 'mail-2', to: 'bob@example.com' });
    const answer = await get('/mail.json?to=bob@example.com');
    expect(answer.json()).toMatchObject([{ id: 'mail-2' }]);
    expect((await get('/mail.json')).json()).toMatchObject([{ id: 'mail-2' }, { id: mail.id }]);
  });

  it('takes mails of the gateway only', async () => {
    expect((await send(mail, {})).statusCode).toBe(403);
    expect((await send(mail, { [SANDBOX_KEY_HEADER]: 'b'.repeat(64) })).statusCode).toBe(403);
    expect((await get('/mail.json')).json()).toEqual([]);
  });

  it.each([{}, { ...mail, more: 1 }, { ...mail, html: null }, [mail]])('refuses %j', async (payload) => {
    expect((await send(payload)).statusCode).toBe(400);
  });

  it('escapes what a mail brings along, and lets nothing of it run', async () => {
    await send(mail);
    const list = await get('/mail');
    expect(list.body).toContain('A &lt;b&gt;new&lt;/b&gt; password');
    const page = await get(`/mail/${encodeURIComponent(mail.id)}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('<b>new</b>');
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'/);
    const style = createHash('sha256').update(/<style>(.*)<\/style>/s.exec(page.body)?.[1] ?? '');
    expect(page.headers['content-security-policy']).toContain(`style-src 'sha256-${style.digest('base64')}'`);
    const shown = await get(`/mail/${encodeURIComponent(mail.id)}/html`);
    expect(shown.body).toBe(mail.html);
    expect(shown.headers['content-security-policy']).toMatch(/^sandbox .*default-src 'none'/);
  });

  it('says so when a mail is not there, and when there is none at all', async () => {
    expect((await get('/mail')).body).toContain('No email yet.');
    expect((await get('/mail/nothing')).statusCode).toBe(404);
    expect((await get('/mail/nothing/html')).statusCode).toBe(404);
  });

  it('answers under the names of this machine only', async () => {
    for (const host of ['localhost:4100', '127.0.0.1:4100', '[::1]:4100']) {
      expect((await get('/mail.json', { host })).statusCode).toBe(200);
    }
    for (const host of ['evil.example', 'localhost.evil.example', '10.0.0.1']) {
      expect((await get('/mail.json', { host })).statusCode).toBe(421);
    }
  });

  it('is ready until it is drained', async () => {
    expect((await get('/readyz')).statusCode).toBe(200);
    sandbox.drain();
    expect((await get('/readyz')).statusCode).toBe(503);
    expect((await get('/healthz')).statusCode).toBe(200);
  });
});

describe('stored mails', () => {
  it('are bounded: the oldest go', () => {
    const mails = openMails(join(folder, 'few'), 3);
    const at = (minute: number): Date => new Date(Date.UTC(2026, 2, 2, 12, minute));
    for (let each = 0; each < 5; each += 1) mails.add({ ...mail, id: `mail-${each}` }, at(each));
    expect(mails.all().map(({ id }) => id)).toEqual(['mail-4', 'mail-3', 'mail-2']);
    expect(readdirSync(join(folder, 'few'))).toHaveLength(3);
    expect(openMails(join(folder, 'few'), 3).all()).toEqual(mails.all());
    expect(MOST_MAILS).toBeGreaterThan(100);
  });

  it('leave out a file that is damaged', () => {
    openMails(join(folder, 'few')).add(mail, new Date('2026-03-02T12:00:00Z'));
    writeFileSync(join(folder, 'few', '2026-damaged.json'), '{"id":');
    expect(openMails(join(folder, 'few')).all()).toHaveLength(1);
  });
});
