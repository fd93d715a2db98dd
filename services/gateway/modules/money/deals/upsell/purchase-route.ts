import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formField } from '../../../../http/form-fields.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import type { GatewayServices } from '../../../../services.ts';
import { brandHandler, isFromMembersHost } from '../../../people/identity/public.ts';
import { tourLink } from '../partner-address.ts';
import { buyOutgoingUpsell } from './start-upsell.ts';

const PATH = '/oneclick/outgoing-upsell';
const FORM_LIMIT_BYTES = 4_096;

/**
 * `POST /oneclick/outgoing-upsell` of a members host: the one way in which that address buys. It takes a form of
 * the host's own pages with the token of the page that showed the price. Answers 303 to where the person goes on, or
 * `{ location }` to a call in JSON. Anything less than a good token leads back to the confirmation step, and buys nothing.
 */
export async function purchaseRoute(
  app: FastifyInstance,
  services: GatewayServices,
  contextOf: (request: FastifyRequest) => RequestContext,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: FORM_LIMIT_BYTES });
    scope.post(
      `/brand${PATH}`,
      { bodyLimit: FORM_LIMIT_BYTES, config: { write: { budget: 'upsells', from: 'person' } } },
      brandHandler(async (request, reply, { tenant }) => {
        if (!isFromMembersHost(request, tenant)) return reply.code(403).send({ error: 'cross-site' });
        const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
        const person = await contextOf(request).person();
        if (person === null) {
          if (isJson(request)) return reply.code(401).send({ error: 'sign-in-required' });
          return reply.redirect(`/oidc/login?uri=${encodeURIComponent(PATH + search)}`, 303);
        }
        const address = addressOf(search);
        const input = {
          ...address.input,
          fallbackUrl: `${tourLink(tenant, address.tourLinkCode)}/`,
          site: tenant.id,
        };
        const token = formField(request.body, 'token') ?? '';
        const answer = await buyOutgoingUpsell(services, tenant, person, input, token);
        // The page says why; it stays, as the tour's home would show the person signed out.
        const hasTourLink = Object.hasOwn(tenant.tourLinks, address.tourLinkCode ?? '');
        if (answer.failure && !hasTourLink && isJson(request)) return reply.code(502).send({ error: answer.failure });
        return sendTo(request, reply, answer.redirectUrl ?? PATH + search);
      }),
    );
  });
}

function sendTo(request: FastifyRequest, reply: FastifyReply, location: string): FastifyReply {
  return isJson(request) ? reply.send({ location }) : reply.redirect(location, 303);
}

function isJson(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('application/json') === true;
}

/** A repeated parameter counts as missing. */
function addressOf(search: string) {
  const parameters = new URLSearchParams(search);
  const only = (name: string): string | null => {
    const [value, ...more] = parameters.getAll(name);
    return value === undefined || value === '' || more.length > 0 ? null : value;
  };
  return {
    tourLinkCode: only('tour_link_code'),
    input: {
      epochUpsellId: only('epoch_upsellid'),
      segpayUpsellId: only('segpay_upsellid'),
      rgUpsellId: only('rg_upsellid'),
      memberLink: only('member_link'),
      clickId: only('gas_cid'),
    },
  };
}
