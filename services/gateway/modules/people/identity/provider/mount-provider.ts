import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { localeOf } from '../../../../http/language.ts';
import { languageCookie } from '@network/server/requests/language-cookie.ts';
import { noticeFor } from './sign-in-page.ts';

/**
 * Serves the identity server under the path of its issuer. It reads bodies itself, so none is parsed before, and builds
 * its addresses from the issuer's scheme and host rather than from what a request claims.
 */
export async function mountProvider(
  app: FastifyInstance,
  services: GatewayServices,
  provider: Provider,
): Promise<void> {
  const issuer = new URL(provider.issuer);
  const handle = provider.callback();
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(
      `${issuer.pathname}/*`,
      { config: { write: { budget: 'signInStarts', from: 'anyone', isSpentByHandler: true } } },
      async (request, reply) => {
        // Each started sign-in is stored until it ends. Brand servers call the other paths, and authenticate
        // themselves.
        if (request.url.startsWith(`${issuer.pathname}/auth`)) {
          const wait = await spendBudget(services, 'signInStarts', { address: request.ip });
          if (wait !== null) {
            const { client_id: clientId } = request.query as { readonly client_id?: unknown };
            const brand = typeof clientId === 'string' ? services.tenants.find(clientId) : null;
            const page = noticeFor(services, brand, 'limited');
            return reply.code(429).header('retry-after', String(wait)).headers(page.headers).send(page.html);
          }
        }
        reply.hijack();
        const raw: IncomingMessage & { originalUrl?: string } = request.raw;
        raw.originalUrl = raw.url ?? '/';
        raw.url = raw.originalUrl.slice(issuer.pathname.length);
        raw.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
        raw.headers['x-forwarded-host'] = issuer.host;
        reply.raw.setHeader('cache-control', 'no-store');
        reply.raw.setHeader('referrer-policy', 'same-origin');
        reply.raw.setHeader('x-content-type-options', 'nosniff');
        const locale = localeOf(request);
        if (locale !== null) reply.raw.setHeader('set-cookie', languageCookie(locale, issuer.protocol === 'https:'));
        await handle(raw, reply.raw);
      },
    );
  });
}
