import type { FastifyInstance } from 'fastify';
import { PROBLEM_REPORTS_PATH, problemReportSchema } from '@network/validation/problem-report.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import type { GatewayServices } from '../../../services.ts';
import { addReport } from './report-inbox.ts';

const MAX_BODY_BYTES = 32 * 1_024;

/** `POST /brand/problem-reports`, for brand servers only: stores what a person wrote about an error, 204. */
export function reportsRoutes(app: FastifyInstance, { db, clock }: GatewayServices): void {
  app.post(
    PROBLEM_REPORTS_PATH,
    { bodyLimit: MAX_BODY_BYTES, config: { write: { budget: 'errorReports', from: 'anyone' } } },
    async (request, reply) => {
      const { tenant } = request.caller;
      if (tenant === null) throw new GatewayError('NOT_FOUND', 'errors.notFound', 'Brand servers alone send reports.');
      const body = problemReportSchema.safeParse(request.body);
      if (!body.success) throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'This is no report.');
      const { correlationId, path, error, text } = body.data;
      await addReport(db, {
        tenant_id: tenant.id,
        correlation_id: correlationId,
        path,
        error,
        text,
        received_at: clock.now(),
      });
      return reply.header('cache-control', 'no-store').code(204).send();
    },
  );
}
