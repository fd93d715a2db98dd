import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { maySeeSite } from '@network/access/staff/staff-sites.ts';
import { siteIds } from '../../../../config/known-network.ts';
import type { GatewayServices } from '../../../../services.ts';
import { requireStaff } from '../require-staff.ts';
import { checkStaffCode } from './check-code.ts';
import { checkStaffPassword } from './check-password.ts';
import { choosePassword } from './password-links.ts';
import { staffBrowserOf } from './known-browser.ts';
import { isFromConsole, readStaffCookie, writeStaffCookie } from './session-cookie.ts';
import { endStaffSession, findStaffSession } from './staff-sessions.ts';

const passwordBody = z.object({ email: z.string().max(320), password: z.string().max(1_024) });
const codeBody = z.object({ challenge: z.string().max(100), code: z.string().max(20) });
const linkBody = z.object({ token: z.string().max(100), password: z.string().max(1_024) });

/** The status of a refused sign-in; the body says which, for the page. */
const STATUS = {
  'code-mailed': 200,
  'signed-in': 200,
  chosen: 200,
  refused: 401,
  wrong: 401,
  expired: 410,
  short: 422,
  long: 422,
  guessable: 422,
  limited: 429,
} as const;

/** The answer, and the cookies of the person who signed in. */
interface Answer {
  readonly outcome: keyof typeof STATUS;
  readonly token?: string;
  readonly browserCookie?: string;
}

/**
 * Signs staff in to the console and out again: `POST /staff/session` takes the password, `POST /staff/session/code` the
 * mailed code; `GET` says whose session it is, `DELETE` ends it. `POST /staff/password` chooses a password by a link.
 * Pages of the console alone may call them, in production by way of its server, which has a key; where no console is
 * configured, nobody.
 */
export function sessionRoutes(app: FastifyInstance, services: GatewayServices): void {
  const answer = (reply: FastifyReply, { token, browserCookie, ...body }: Answer) => {
    if (token !== undefined) reply.header('set-cookie', writeStaffCookie(services, token));
    if (browserCookie !== undefined) reply.header('set-cookie', browserCookie);
    if ('retryAfterSeconds' in body) reply.header('retry-after', String(body.retryAfterSeconds));
    return reply.code(STATUS[body.outcome]).send(body);
  };

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method !== 'GET' && !isFromConsole(services, request)) {
      return reply.code(403).send({ outcome: 'foreign' });
    }
  });

  app.post(
    '/staff/session',
    { config: { write: { budget: 'staffSignIns', from: 'anyone', isSpentByHandler: true } } },
    async (request, reply) => {
      const body = passwordBody.safeParse(request.body);
      if (!body.success) return reply.code(400).send({ outcome: 'malformed' });
      const { clientAddress } = request.caller;
      const browser = staffBrowserOf(services, request);
      return answer(reply, await checkStaffPassword(services, { ...body.data, clientAddress, browser }));
    },
  );

  app.post(
    '/staff/session/code',
    { config: { write: { budget: 'staffCodes', from: 'anyone', isSpentByHandler: true } } },
    async (request, reply) => {
      const body = codeBody.safeParse(request.body);
      if (!body.success) return reply.code(400).send({ outcome: 'malformed' });
      const { clientAddress } = request.caller;
      const browser = staffBrowserOf(services, request);
      return answer(reply, await checkStaffCode(services, { ...body.data, clientAddress, browser }));
    },
  );

  app.post(
    '/staff/password',
    { config: { write: { budget: 'resetPasswords', from: 'anyone' } } },
    async (request, reply) => {
      const body = linkBody.safeParse(request.body);
      if (!body.success) return reply.code(400).send({ outcome: 'malformed' });
      return answer(reply, { outcome: await choosePassword(services, body.data.token, body.data.password) });
    },
  );

  app.get('/staff/session', async (request, reply) => {
    const token = readStaffCookie(services, request);
    const session = token === null ? null : await findStaffSession(services, token);
    if (session === null) return reply.code(401).send({ outcome: 'signed-out' });
    const { email, role, sites, endsAt } = session;
    const own = siteIds().filter((site) => maySeeSite(sites, site));
    return { email, role, endsAt: endsAt.toISOString(), sites: own };
  });

  app.delete('/staff/session', { config: { write: { from: 'secret' } } }, async (request, reply) => {
    const staff = await requireStaff(services, request);
    await endStaffSession(services, staff.tokenId, staff);
    return reply.header('set-cookie', writeStaffCookie(services, null)).code(204).send();
  });
}
