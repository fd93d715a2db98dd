import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commentAppeals as inEnglish } from '@network/messages/comment-appeals.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { textLength } from '@network/validation/text-length.ts';
import { writtenText } from '@network/validation/written-text.ts';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import {
  brandOf,
  formField,
  messagePage,
  queryToken,
  registerBrandForms,
  sendHtml,
} from '../../../people/identity/public.ts';
import { appeal, APPEAL_TEXT, findAppeal } from './appeals.ts';
import { APPEAL_PATH, appealedSubject } from './appeal-token.ts';
import { spoken } from '../../../../http/language.ts';
import { standingDecision } from './decisions.ts';

const texts = spoken(inEnglish);

/**
 * The page that a mailed decision leads to: why a comment was removed or its author banned, and a form to appeal, once
 * (Regulation (EU) 2022/2065, article 20). It works without scripts and without signing in: the token is the right.
 */
export async function appealRoutes(app: FastifyInstance, services: GatewayServices): Promise<void> {
  const open = async (request: FastifyRequest) => {
    const brand = brandOf(services, request);
    const token = queryToken(request);
    const subject = token === null ? null : appealedSubject(services.config.secrets, token);
    return { brand, token, subject };
  };

  await registerBrandForms(app, (scope) => {
    scope.get(APPEAL_PATH, async (request, reply) => {
      const { brand, token, subject } = await open(request);
      if (!brand) return reply.callNotFound();
      if (token === null || subject === null) return sendNotice(reply, brand, 404, texts.invalid);
      const known = await findAppeal(services.db, subject);
      if (known !== null) {
        return sendNotice(reply, brand, 200, texts[known.state], known.answer === null ? [] : [known.answer]);
      }
      const decision = await standingDecision(services.db, subject, services.clock.now());
      if (decision === null) return sendNotice(reply, brand, 410, texts.over);
      return sendForm(reply, brand, { token, kind: decision.kind, reason: decision.reason, text: '', refusal: null });
    });

    scope.post(
      APPEAL_PATH,
      { config: { write: { budget: 'supportForms', from: 'anyone', isSpentByHandler: true } } },
      async (request, reply) => {
        const { brand, token, subject } = await open(request);
        if (!brand) return reply.callNotFound();
        if (token === null || subject === null) return sendNotice(reply, brand, 404, texts.invalid);
        const now = services.clock.now();
        const decision = await standingDecision(services.db, subject, now);
        if (decision === null) return sendNotice(reply, brand, 410, texts.over);
        const text = writtenText(formField(request, 'text'));
        const { kind, reason } = decision;
        const length = textLength(text);
        if (length < APPEAL_TEXT.least || length > APPEAL_TEXT.most) {
          const refusal = { status: 422, problem: texts.textProblem } as const;
          return sendForm(reply, brand, { token, kind, reason, text, refusal });
        }
        const wait = await spendBudget(services, 'supportForms', { address: request.ip });
        if (wait !== null) {
          reply.header('retry-after', String(wait));
          const refusal = { status: 429, problem: texts.limited } as const;
          return sendForm(reply, brand, { token, kind, reason, text, refusal });
        }
        await appeal(services.db, decision, text, now);
        // A second submission finds the first one: it is the same appeal.
        return sendNotice(reply, brand, 200, texts.open);
      },
    );
  });
}

interface Form {
  readonly token: string;
  readonly kind: 'comment' | 'ban';
  readonly reason: string;
  /** What was written, which a refusal returns. */
  readonly text: string;
  readonly refusal: { readonly status: number; readonly problem: string } | null;
}

function sendForm(reply: FastifyReply, brand: Tenant, { token, kind, reason, text, refusal }: Form): FastifyReply {
  const action = `${APPEAL_PATH}?${new URLSearchParams({ brand: brand.id, token }).toString()}`;
  const page = messagePage({
    brand,
    heading: texts.headings[kind],
    paragraphs: [texts.because, reason, texts.lead, ...(refusal === null ? [] : [refusal.problem])],
    form: {
      action,
      fields: {},
      text: { name: 'text', label: texts.label, most: APPEAL_TEXT.most, value: text },
      answers: [{ value: 'appeal', label: texts.submit }],
    },
  });
  return sendHtml(reply.header('cache-control', 'no-store'), refusal?.status ?? 200, page);
}

function sendNotice(
  reply: FastifyReply,
  brand: Tenant,
  status: number,
  { heading, text }: { readonly heading: string; readonly text: string },
  more: readonly string[] = [],
): FastifyReply {
  const link = { href: `${brand.urls.tour}/support`, label: texts.support };
  const page = messagePage({ brand, heading, paragraphs: [text, ...more], link });
  return sendHtml(reply.header('cache-control', 'no-store'), status, page);
}
