import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';

/**
 * Serves the identity server under the path of its issuer. It reads bodies itself, so none is parsed before, and builds
 * its addresses from the issuer's scheme and host rather than from what a request claims.
 */
export async function mountProvider(app: FastifyInstance, provider: Provider): Promise<void> {
  const issuer = new URL(provider.issuer);
  const handle = provider.callback();
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${issuer.pathname}/*`, async (request, reply) => {
      reply.hijack();
      const raw: IncomingMessage & { originalUrl?: string } = request.raw;
      raw.originalUrl = raw.url ?? '/';
      raw.url = raw.originalUrl.slice(issuer.pathname.length);
      raw.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
      raw.headers['x-forwarded-host'] = issuer.host;
      reply.raw.setHeader('cache-control', 'no-store');
      reply.raw.setHeader('referrer-policy', 'same-origin');
      reply.raw.setHeader('x-content-type-options', 'nosniff');
      await handle(raw, reply.raw);
    });
  });
}
