import type { FastifyReply, FastifyRequest } from 'fastify';
import { identity as inEnglish } from '@network/messages/identity.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { sendHtml } from '../provider/brand-forms.ts';
import { formProvenance } from '../provider/form-provenance.ts';
import { spoken } from '../../../../http/language.ts';
import { messagePage } from '../provider/message-page.ts';

const texts = spoken(inEnglish);

/**
 * Returns whether the form behind a mailed link is accepted. One that comes from another site, or too often from one
 * address, has been answered when this returns false.
 */
export async function admitConfirmation(
  services: GatewayServices,
  request: FastifyRequest,
  reply: FastifyReply,
  { brand }: { readonly brand: Tenant },
): Promise<boolean> {
  if (formProvenance(request, services.config) !== 'same-origin') {
    const { crossSite } = texts.notices;
    await sendHtml(reply, 403, messagePage({ brand, heading: crossSite.heading, paragraphs: [crossSite.text] }));
    return false;
  }
  const wait = await spendBudget(services, 'confirmations', { address: request.ip });
  if (wait === null) return true;
  const { limited } = texts.notices;
  reply.header('retry-after', String(wait));
  await sendHtml(reply, 429, messagePage({ brand, heading: limited.heading, paragraphs: [limited.text] }));
  return false;
}
