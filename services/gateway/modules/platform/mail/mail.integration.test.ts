import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { purgeJobOf } from '../../../jobs/purge.ts';
import { billing as billingTexts } from '@network/messages/billing.ts';
import { inLanguage, spoken } from '../../../http/language.ts';
import { QUEUES } from '../../../outbox/queues.ts';
import { saveRecipientLanguage } from './recipient-languages.ts';
import { saveDiscreetRecipient } from './discreet-recipients.ts';
import { deliverMails } from './deliver-mails.ts';
import { mailModule } from './module.ts';
import { type Mail, queueMail } from './queue-mail.ts';
import { startTestMailServer, type TestMailServer } from './testing/mail-server.ts';
import { mailsOf } from './testing/outbox.ts';

const lines: string[] = [];
let server: TestMailServer;
let gateway: TestGateway;
beforeAll(async () => {
  server = await startTestMailServer();
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  gateway = await startTestGateway({ tenants: [vixen], config: { smtpUrl: server.url }, parts: { log } });
});
beforeEach(async () => {
  lines.length = 0;
  server.refuse(null);
  (server.taken as string[]).length = 0;
  await gateway.services.db.deleteFrom('mails').execute();
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});

const reset: Mail = {
  kind: 'passwordReset',
  to: 'ada@example.com',
  tenant: 'vixen',
  values: { link: '/reset-password?token=secret-token' },
};
const queue = (mail: Mail = reset) => queueMail(gateway.services.db, mail, gateway.services.clock.now());
/** A message as it is read: its parts are sent as quoted-printable (RFC 2045, 6.7). */
const decoded = (message: string): string =>
  Buffer.from(
    message
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
const billing = spoken(billingTexts);
const later = (milliseconds: number): Date => new Date(gateway.services.clock.now().getTime() + milliseconds);
const deliver = (afterMs = 0) => deliverMails.run(gateway.services, later(afterMs));

describe('the outbox', () => {
  it('names no brand where a list of mails shows it, to people who chose so', async () => {
    const { db } = gateway.services;
    await saveDiscreetRecipient(db, reset.to, true);
    await queue();
    // What was chosen when it was written holds.
    await saveDiscreetRecipient(db, reset.to, false);
    await deliver();
    const head = (server.taken[0] ?? '').split('\r\n\r\n')[0];
    expect(head).toContain('From: Account service <no-reply@');
    expect(head).toContain('Subject: News about your account');
    await queue();
    await deliver();
    expect(server.taken[1]).toContain('From: Vixen <');
  });

  it('says where an answer goes, if somebody reads it there', async () => {
    await queue({ ...reset, replyTo: 'ada@people.example' });
    await queue();
    await deliver();
    const mails = server.taken.map(decoded);
    const answered = mails.filter((mail) => /^Reply-To: <?ada@people\.example>?\r?$/m.test(mail));
    expect(answered).toHaveLength(1);
    expect(answered[0]).toContain('Replies to it are read.');
    const [unread] = mails.filter((mail) => !/^Reply-To:/m.test(mail));
    expect(unread).toContain('Replies are not read');
  });

  it('is in the language that its recipient chose, else in that of the page that they are on', async () => {
    const { db } = gateway.services;
    const sent = async (index: number): Promise<string> => {
      await deliver();
      return decoded(server.taken[index] ?? '');
    };
    await inLanguage('es', () => queue());
    expect(await sent(0)).toContain('Elige una contraseña nueva');
    await saveRecipientLanguage(db, reset.to, 'de');
    await inLanguage('es', () => queue());
    expect(await sent(1)).toContain('<html lang="de">');
    await queue({
      ...reset,
      kind: 'renewalAhead',
      values: {
        date: new Date('2026-03-04T12:00:00Z'),
        amount: { minorUnits: 123_456, currency: 'USD' },
        plan: () => `Vixen, ${billing.plans.month}`,
        link: '/account',
      },
    } as Mail);
    const renewal = await sent(2);
    expect(renewal).toContain('Vixen, Monatsmitgliedschaft verlängert sich am 4. März 2026 (UTC)');
    expect(renewal.replaceAll('\u00a0', ' ')).toContain('1.234,56 $');
    await saveRecipientLanguage(db, reset.to, null);
    await queue();
    expect(await sent(3)).toContain('<html lang="en">');
  });

  it('contains a mail exactly if its transaction was committed', async () => {
    const { db, clock } = gateway.services;
    const undone = db.transaction().execute(async (trx) => {
      await queueMail(trx, reset, clock.now());
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await mailsOf(db)).toEqual([]);
    await db.transaction().execute(async (trx) => void (await queueMail(trx, reset, clock.now())));
    expect(await mailsOf(db)).toMatchObject([{ kind: 'passwordReset', tenant: 'vixen', state: 'queued' }]);
  });

  it('takes one mail for one thing that happened', async () => {
    expect(await queue({ ...reset, idempotencyKey: 'reset:1' })).toBe(true);
    expect(await queue({ ...reset, idempotencyKey: 'reset:1' })).toBe(false);
    expect(await queue({ ...reset, idempotencyKey: 'reset:2' })).toBe(true);
    expect(await mailsOf(gateway.services.db, 'ada@example.com')).toHaveLength(2);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'account', ''])(
    'takes no link that leads elsewhere: %j',
    async (link) => {
      await expect(queue({ ...reset, values: { link } })).rejects.toThrow(TypeError);
    },
  );
});

describe('delivery', () => {
  it('hands a mail over once, with the link, and forgets the link', async () => {
    await queue();
    expect(await deliver()).toEqual({ sent: 1, postponed: 0, givenUp: 0 });
    expect(await deliver(DAY_MS)).toEqual({ sent: 0, postponed: 0, givenUp: 0 });
    const [source = '', ...more] = server.taken;
    expect(more).toEqual([]);
    expect(source).toMatch(/^To: ada@example\.com\r$/m);
    expect(source).toMatch(/^From: "?Vixen"? <no-reply@vixen\.example>\r$/m);
    expect(source).toMatch(/^Message-ID: <[0-9a-f-]{36}@www\.vixen\.example>\r$/im);
    expect(source.replaceAll('=\r\n', '')).toContain('/reset-password?token=3Dsecret-token');
    expect(await mailsOf(gateway.services.db)).toMatchObject([{ state: 'sent', content: {} }]);
  });

  it('tries again, each time after a longer pause, while the server is busy', async () => {
    await queue();
    server.refuse('451 busy');
    expect(await deliver()).toMatchObject({ postponed: 1 });
    expect(await deliver(14_000)).toMatchObject({ sent: 0, postponed: 0 });
    expect(await deliver(15_000)).toMatchObject({ postponed: 1 });
    expect(await deliver(15_000 + 29_000)).toMatchObject({ sent: 0, postponed: 0 });
    server.refuse(null);
    expect(await deliver(15_000 + 30_000)).toMatchObject({ sent: 1 });
    expect(server.taken).toHaveLength(1);
  });

  it('gives up what the server will never take, and what it did not take for two days', async () => {
    await queue();
    server.refuse('550 no such person');
    expect(await deliver()).toMatchObject({ givenUp: 1 });
    await queue();
    server.refuse('451 busy');
    let at = 0;
    for (const wait of QUEUES.mails.retries.waits) {
      expect(await deliver(at)).toMatchObject({ postponed: 1 });
      at += wait * 1_000;
    }
    expect(await deliver(at)).toMatchObject({ givenUp: 1 });
    expect((await mailsOf(gateway.services.db)).map(({ state }) => state)).toEqual(['failed', 'failed']);
  });

  it('takes over the mails of a gateway that was killed with them in hand', async () => {
    await queue();
    const { db } = gateway.services;
    await db
      .updateTable('mails')
      .set({ attempts: 1, next_attempt_at: later(120_000) })
      .execute();
    expect(await deliver(119_000)).toMatchObject({ sent: 0 });
    expect(await deliver(120_000)).toMatchObject({ sent: 1 });
  });

  it('waits for a brand that no build has published yet', async () => {
    await queue({ ...reset, tenant: 'tushy' });
    expect(await deliver()).toMatchObject({ postponed: 1 });
  });

  it('writes nothing of a person to the log, whatever the server answers', async () => {
    await queue();
    server.refuse('550 ada@example.com is unknown');
    await deliver();
    server.refuse('451 later, ada@example.com');
    await queue();
    await deliver();
    expect(lines.join('')).toMatch(/mail given up/);
    expect(lines.join('')).toMatch(/mail postponed/);
    expect(lines.join('')).not.toMatch(/ada@|example\.com|secret-token/);
    const rows = await gateway.services.db.selectFrom('mails').select('last_error').execute();
    expect(rows.map(({ last_error }) => last_error)).toEqual(['EENVELOPE 550', 'EENVELOPE 451']);
  });

  it('invites somebody who leaves to join again as long as the brand sells memberships', async () => {
    const { db } = gateway.services;
    const left: Mail = {
      kind: 'cancelledForGood',
      to: 'ada@example.com',
      tenant: 'vixen',
      values: { plan: 'Vixen', accessUntil: later(0), link: '/account' },
    };
    await queue(left);
    await deliver();
    await db.updateTable('plans').set({ is_published: false }).execute();
    await queue(left);
    await deliver();
    await db.updateTable('plans').set({ is_published: true }).execute();
    const [sold = '', unsold = ''] = server.taken.map(decoded);
    expect(sold).toContain('you can join again');
    expect(unsold).toContain('Your favorites and your account stay.');
    expect(unsold).not.toContain('join again');
  });

  it('is forgotten a month later, unless it still waits', async () => {
    await queue();
    await deliver();
    await queue();
    const { run } = purgeJobOf([mailModule]);
    expect(await run(gateway.services, later(29 * DAY_MS))).toEqual({ mails: 0 });
    expect(await run(gateway.services, later(30 * DAY_MS))).toEqual({ mails: 1 });
    expect(await mailsOf(gateway.services.db)).toMatchObject([{ state: 'queued' }]);
  });
});
