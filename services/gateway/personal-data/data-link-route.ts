import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dataLink as inEnglish } from '@network/messages/account-privacy.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import {
  admitConfirmation,
  brandOf,
  codeFormPage,
  findAccountById,
  formField,
  messagePage,
  queryToken,
  refusalOfCode,
  registerBrandForms,
  sendHtml,
} from '../modules/people/identity/public.ts';
import type { GatewayModule } from '../module.ts';
import { DATA_LINK_PATH, memberOfDataLink } from '../modules/staff/support/public.ts';
import type { GatewayServices } from '../services.ts';
import { spoken } from '../http/language.ts';
import { exportPerson } from './export-person.ts';
import type { DataSubject } from './personal-data.ts';
import { hashOfToken } from '../http/stored-token.ts';

const texts = spoken(inEnglish);

/** How a code is refused, and what the page says. One that is still to be typed is no problem yet. */
const REFUSED = {
  CODE_REQUIRED: { status: 200, problem: null },
  CODE_INCORRECT: { status: 401, problem: 'wrongCode' },
  TOO_MANY_ATTEMPTS: { status: 429, problem: 'limited' },
} as const;

/** Somebody whose link works, at a brand. */
interface Linked {
  readonly brand: Tenant;
  readonly token: string;
  readonly person: DataSubject;
}

/**
 * GET /email/personal-data: a person's data as a file, for a link that staff mailed on their request. A person who has
 * the second step is shown a form for its code, and gets the file by POST: a mailbox is one step. The file is made when
 * it is downloaded and stored nowhere; the link works for a week, as often as it is opened.
 */
export async function dataLinkRoute(
  app: FastifyInstance,
  services: GatewayServices,
  modules: readonly GatewayModule[],
): Promise<void> {
  await registerBrandForms(app, (scope) => {
    scope.get(DATA_LINK_PATH, async (request, reply) => {
      const brand = brandOf(services, request);
      if (!brand) return reply.callNotFound();
      const linked = await findLinked(brand, queryToken(request) ?? '');
      return linked === null ? sendOver(reply, brand) : answer(request, reply, linked, null);
    });

    scope.post(
      DATA_LINK_PATH,
      { config: { write: { budget: 'confirmations', from: 'anyone', isSpentByHandler: true } } },
      async (request, reply) => {
        const brand = brandOf(services, request);
        if (!brand) return reply.callNotFound();
        if (!(await admitConfirmation(services, request, reply, { brand }))) return reply;
        const linked = await findLinked(brand, formField(request, 'token'));
        return linked === null ? sendOver(reply, brand) : answer(request, reply, linked, formField(request, 'code'));
      },
    );
  });

  async function findLinked(brand: Tenant, token: string): Promise<Linked | null> {
    const memberId = await memberOfDataLink(services.db, hashOfToken(token), services.clock.now());
    const person = memberId === null ? null : await findAccountById(services.db, memberId);
    return person && { brand, token, person };
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, linked: Linked, code: string | null) {
    const { person } = linked;
    const refusal = await refusalOfCode(services, {
      userId: person.id,
      sessionId: null,
      clientAddress: request.ip,
      code,
    });
    if (refusal !== null) return sendForm(reply, linked, REFUSED[refusal]);
    const file = await exportPerson(modules, services, person);
    request.log.info({ sections: Object.keys(file).length }, 'personal data downloaded by a link');
    return guarded(reply).header('content-disposition', 'attachment; filename="personal-data.json"').send(file);
  }

  function sendForm(
    reply: FastifyReply,
    { brand, token }: Linked,
    { status, problem }: (typeof REFUSED)[keyof typeof REFUSED],
  ): FastifyReply {
    const page = codeFormPage({
      brand,
      title: texts.codeHeading,
      heading: texts.codeHeading,
      lead: texts.codeLead,
      action: `${DATA_LINK_PATH}?${new URLSearchParams({ brand: brand.id }).toString()}`,
      fields: { token },
      submit: texts.download,
      problem,
    });
    return guarded(reply.code(status).headers(page.headers)).send(page.html);
  }

  function sendOver(reply: FastifyReply, brand: Tenant): FastifyReply {
    const link = { href: `${brand.urls.members}/account`, label: texts.account };
    return sendHtml(reply, 404, messagePage({ brand, heading: texts.heading, paragraphs: [texts.text], link }));
  }
}

/** No page or file that an address leads to learns of it, and nothing stores it. */
const guarded = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
