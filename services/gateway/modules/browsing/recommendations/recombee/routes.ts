import type { FastifyInstance } from 'fastify';
import type { GatewayServices } from '../../../../services.ts';
import { refuse } from './answer.ts';
import { RECOMMENDER_DATABASES, tokensOf } from './databases.ts';
import { answerCall } from './dispatch.ts';
import type { Parameters } from './parameters.ts';
import { signerOf } from './signature.ts';

/** Where Recombee's clients find the built-in recommender: their base address, without a scheme, ends in this. */
export const RECOMBEE_PATH = '/recombee';

const OF_SIGNATURE = new Set(['hmac_timestamp', 'hmac_sign', 'frontend_timestamp', 'frontend_sign']);

/** The built-in recommender, as Recombee's HTTP API: signed addresses, JSON, and its refusals. */
export function recombeeRoutes(
  app: FastifyInstance,
  services: Pick<GatewayServices, 'db' | 'clock' | 'randomBytes' | 'config'>,
): void {
  // Recombee's clients name JSON where they send nothing.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, null);
    try {
      done(null, JSON.parse(body as string));
    } catch (error) {
      done(Object.assign(error as Error, { statusCode: 400 }));
    }
  });
  app.route({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: `${RECOMBEE_PATH}/*`,
    exposeHeadRoute: false,
    config: { write: { from: 'secret' } },
    handler: async (request, reply) => {
      const address = request.raw.url?.slice(RECOMBEE_PATH.length) ?? '';
      const [path = '', query = ''] = address.split('?', 2);
      const [, name = ''] = path.split('/', 2);
      const database = RECOMMENDER_DATABASES.find((each) => each === name);
      const signer = database
        ? signerOf(address, tokensOf(services.config.secrets, database), services.clock.now())
        : null;
      const answer =
        database === undefined
          ? refuse(404, 'There is no such database.')
          : signer === null
            ? refuse(401, 'The signature is wrong.')
            : await answerCall(services, database, signer, {
                method: request.method,
                path: path.slice(name.length + 1),
                parameters: { ...inQuery(query), ...(request.body as Parameters | null) },
              });
      return reply.code(answer.status).type('application/json').send(JSON.stringify(answer.body));
    },
  });
}

function inQuery(query: string): Parameters {
  return Object.fromEntries([...new URLSearchParams(query)].filter(([name]) => !OF_SIGNATURE.has(name)));
}
