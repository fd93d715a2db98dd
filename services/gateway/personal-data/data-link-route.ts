import type { FastifyInstance } from 'fastify';
import { dataLink as inEnglish } from '@network/messages/account-privacy.ts';
import { brandOf, findAccountById, messagePage, queryToken, sendHtml } from '../modules/identity/public.ts';
import type { GatewayModule } from '../module.ts';
import { DATA_LINK_PATH, hashDataLink, memberOfDataLink } from '../modules/support/public.ts';
import type { GatewayServices } from '../services.ts';
import { spoken } from '../http/language.ts';
import { exportPerson } from './export-person.ts';

const texts = spoken(inEnglish);

/**
 * GET /email/personal-data: a person's data as a file, for a link that staff mailed on their request. The file is made when it
 * is downloaded and stored nowhere; the link works for a week, as often as it is opened.
 */
export function dataLinkRoute(
  app: FastifyInstance,
  services: GatewayServices,
  modules: readonly GatewayModule[],
): void {
  app.get(DATA_LINK_PATH, async (request, reply) => {
    const brand = brandOf(services, request);
    if (!brand) return reply.callNotFound();
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const linkHash = hashDataLink(queryToken(request) ?? '');
    const memberId = await memberOfDataLink(services.db, linkHash, services.clock.now());
    const person = memberId === null ? null : await findAccountById(services.db, memberId);
    if (person === null) {
      const link = { href: `${brand.urls.members}/account`, label: texts.account };
      return sendHtml(reply, 404, messagePage({ brand, heading: texts.heading, paragraphs: [texts.text], link }));
    }
    const file = await exportPerson(modules, services, person);
    request.log.info({ sections: Object.keys(file).length }, 'personal data downloaded by a link');
    return reply.header('content-disposition', 'attachment; filename="personal-data.json"').send(file);
  });
}
