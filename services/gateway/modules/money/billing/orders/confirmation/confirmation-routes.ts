import type { FastifyInstance } from 'fastify';
import type { GatewayServices } from '../../../../../services.ts';
import {
  admitConfirmation,
  brandOf,
  formField,
  queryToken,
  registerBrandForms,
  resetPath,
  sendHtml,
} from '../../../../people/identity/public.ts';
import { CONFIRM_PAYMENT_PATH } from '../confirmation-address.ts';
import { answerAwaiting } from './answer-awaiting.ts';
import { findPaymentByToken } from './awaiting-payments.ts';
import { answeredPage, overPage, questionPage } from './confirmation-pages.ts';

/**
 * The page behind the link of a payment that waits for the owner of an address: a GET shows it, a press of a button
 * confirms or refunds. Of an order that costs nothing, the press makes the account where there is none, with the password that is chosen
 * on this page. Where nobody has confirmed the address of the account yet, its password may be somebody else's: confirming ends every
 * session, and a new password is chosen next.
 */
export async function paymentConfirmationRoutes(app: FastifyInstance, services: GatewayServices): Promise<void> {
  await registerBrandForms(app, (scope) => {
    scope.get(CONFIRM_PAYMENT_PATH, async (request, reply) => {
      const brand = brandOf(services, request);
      if (!brand) return reply.callNotFound();
      const token = queryToken(request);
      const awaiting = token === null ? null : await findPaymentByToken(services, token);
      if (token === null || awaiting === null) return sendHtml(reply, 410, overPage(brand));
      return sendHtml(reply, 200, await questionPage(services, { brand, awaiting }, { token, problem: null }));
    });

    scope.post(
      CONFIRM_PAYMENT_PATH,
      { config: { write: { budget: 'confirmations', from: 'anyone', isSpentByHandler: true } } },
      async (request, reply) => {
        const brand = brandOf(services, request);
        if (!brand) return reply.callNotFound();
        if (!(await admitConfirmation(services, request, reply, { brand }))) return reply;
        const token = formField(request, 'token');
        const awaiting = await findPaymentByToken(services, token);
        if (!awaiting) return sendHtml(reply, 410, overPage(brand));
        const answered = await answerAwaiting(services, awaiting, {
          answer: formField(request, 'answer') === 'return' ? 'return' : 'confirm',
          tenantId: brand.id,
          password: formField(request, 'newPassword'),
        });
        switch (answered.outcome) {
          case 'over':
            return sendHtml(reply, 410, overPage(brand));
          case 'password-refused': {
            const { problem } = answered;
            return sendHtml(reply, 422, await questionPage(services, { brand, awaiting }, { token, problem }));
          }
          case 'taken-over':
            return reply.redirect(resetPath(brand.id, answered.resetToken), 303);
          default:
            return sendHtml(reply, 200, await answeredPage(services, { brand, awaiting }, answered));
        }
      },
    );
  });
}
