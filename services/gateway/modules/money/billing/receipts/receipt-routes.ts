import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GatewayError } from '../../../../http/gateway-error.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import { requirePerson, requireTenant } from '../../../../http/require-person.ts';
import type { GatewayServices } from '../../../../services.ts';
import { loadReceipt } from './load-receipt.ts';
import { receiptLines } from './receipt-lines.ts';
import { receiptPdf } from './receipt-pdf.ts';

const query = z.object({ id: z.string().max(100) });

/** `GET /account/receipt.pdf?id=…`: one of the person's own receipts; 404 for any other. */
export function receiptRoutes(
  app: FastifyInstance,
  services: GatewayServices,
  contextOf: (request: FastifyRequest) => RequestContext,
): void {
  app.get('/account/receipt.pdf', async (request, reply) => {
    const context = contextOf(request);
    const [tenant, { userId }] = [requireTenant(context), await requirePerson(context)];
    const parsed = query.safeParse(request.query);
    const receipt = parsed.success ? await loadReceipt(services, userId, parsed.data.id) : null;
    if (receipt === null) throw new GatewayError('NOT_FOUND', 'errors.notFound', 'You have no such receipt.');
    const file = await receiptPdf(receiptLines(receipt, tenant), tenant.name);
    return reply
      .header('cache-control', 'no-store')
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="receipt-${receipt.invoice.chargedAt.slice(0, 10)}.pdf"`)
      .send(Buffer.from(file));
  });
}
