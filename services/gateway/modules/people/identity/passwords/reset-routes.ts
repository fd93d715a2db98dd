import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { identity as inEnglish } from '@network/messages/identity.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { brandOf, formField, registerBrandForms, sendHtml, sendWaysToBrands } from '../provider/brand-forms.ts';
import type { Page } from '../provider/html-page.ts';
import { formProvenance } from '../provider/form-provenance.ts';
import { signInChain } from '../provider/sign-in-page.ts';
import { wantedOf, withWanted } from '../provider/wanted-page.ts';
import { accountToSignIn, sendSignedIn } from '../sign-in-links/links-of-browser.ts';
import { FORGOTTEN_PATH, forgottenPath, RESET_PATH, SIGNS_IN } from './reset-addresses.ts';
import { forgottenPage, type ResetForm, resetNotice, resetPage, signInAddressOf } from './reset-pages.ts';
import { spoken } from '../../../../http/language.ts';
import { isResetOpen, mailReset, ownerOfReset, resetPassword } from './reset-password.ts';

const texts = spoken(inEnglish);

const FORM_LIMIT_BYTES = 8_192;

/** The forms of a forgotten password, at the gateway's public address beside the sign-in form. */
export async function resetRoutes(app: FastifyInstance, services: GatewayServices, provider: Provider): Promise<void> {
  const { reset, forgotten, errors } = texts;
  const addRoutes = (scope: FastifyInstance): void => {
    scope.get(FORGOTTEN_PATH, async (request, reply) => {
      const brand = brandOf(services, request);
      if (!brand) return sendWaysToBrands(services, reply);
      if (services.config.isMailOff) return cannotMail(reply, brand);
      return sendForgotten(request, reply, brand, 200, null);
    });

    scope.post(
      FORGOTTEN_PATH,
      { config: { write: { budget: 'resetRequests', from: 'anyone', isSpentByHandler: true } } },
      async (request, reply) => {
        const brand = brandOf(services, request);
        if (!brand) return sendWaysToBrands(services, reply);
        if (services.config.isMailOff) return cannotMail(reply, brand);
        if (formProvenance(request, services.config) !== 'same-origin')
          return sendForgotten(request, reply, brand, 403, errors.crossSite);
        const wait = await spendBudget(services, 'resetRequests', { address: request.ip });
        if (wait !== null) {
          reply.header('retry-after', String(wait));
          return sendForgotten(request, reply, brand, 429, errors.limited);
        }
        // Not awaited: the duration would reveal whether there is such an account.
        void mailReset(services, formField(request, 'email'), brand.id, wantedOf(request, brand)).catch(
          (error: unknown) => request.log.error({ err: error }, 'a link for a new password was not mailed'),
        );
        return sendHtml(reply, 200, resetNotice(brand, { heading: forgotten.sentHeading, text: forgotten.sentText }));
      },
    );

    scope.get(RESET_PATH, async (request, reply) => {
      const brand = brandOf(services, request);
      if (!brand) return sendWaysToBrands(services, reply);
      const { token } = request.query as { readonly token?: unknown };
      if (typeof token !== 'string' || !(await isResetOpen(services, token))) return over(request, reply, brand);
      return sendHtml(reply, 200, formOf(request, brand, token, null));
    });

    scope.post(
      RESET_PATH,
      { config: { write: { budget: 'resetPasswords', from: 'anyone', isSpentByHandler: true } } },
      async (request, reply) => {
        const brand = brandOf(services, request);
        if (!brand) return sendWaysToBrands(services, reply);
        if (formProvenance(request, services.config) !== 'same-origin')
          return sendHtml(reply, 403, resetNotice(brand, texts.notices.crossSite));
        const wait = await spendBudget(services, 'resetPasswords', { address: request.ip });
        if (wait !== null) {
          reply.header('retry-after', String(wait));
          return sendHtml(reply, 429, resetNotice(brand, texts.notices.limited));
        }
        const token = formField(request, 'token');
        const owner = signsIn(request) ? await ownerOfReset(services, token) : null;
        const result = await resetPassword(services, {
          token,
          newPassword: formField(request, 'newPassword'),
          confirmation: formField(request, 'confirmation'),
        });
        if (result === 'over') return over(request, reply, brand);
        if (result !== 'changed') return sendHtml(reply, 422, formOf(request, brand, token, result));
        const account = owner === null ? null : await accountToSignIn(services, provider, request, owner);
        if (account !== null)
          return sendSignedIn(services, reply, { brand, account, wanted: wantedOf(request, brand) });
        const link = { href: signInAddressOf(brand, wantedOf(request, brand)), label: reset.signIn };
        return sendHtml(reply, 200, resetNotice(brand, { heading: reset.doneHeading, text: reset.doneText, link }));
      },
    );

    function formOf(request: FastifyRequest, brand: Tenant, token: string, problem: ResetForm['problem']): Page {
      const leadsTo = signsIn(request) ? signInChain(services, brand) : [];
      return resetPage({ brand, action: actionOf(request, brand), token, problem, leadsTo });
    }

    /** Nobody is sent to look for a mail that does not leave. */
    function cannotMail(reply: FastifyReply, brand: Tenant): FastifyReply {
      const link = { href: `${brand.urls.tour}/support`, label: forgotten.support };
      return sendHtml(reply, 503, resetNotice(brand, { heading: forgotten.heading, text: forgotten.noMail, link }));
    }

    function over(request: FastifyRequest, reply: FastifyReply, brand: Tenant): FastifyReply {
      const link = { href: forgottenPath(brand.id, wantedOf(request, brand)), label: reset.askAgain };
      return sendHtml(reply, 410, resetNotice(brand, { heading: reset.overHeading, text: reset.overText, link }));
    }
  };
  await registerBrandForms(app, addRoutes, FORM_LIMIT_BYTES);
}

function actionOf(request: FastifyRequest, brand: Tenant): string {
  return `${RESET_PATH}?${withWanted({ brand: brand.id, ...(signsIn(request) && SIGNS_IN) }, wantedOf(request, brand))}`;
}

/**
 * Returns whether the link was mailed to a person who wanted to sign in, and signs them in by the password that they
 * choose.
 */
function signsIn(request: FastifyRequest): boolean {
  return (request.query as { readonly after?: unknown }).after === SIGNS_IN.after;
}

function sendForgotten(
  request: FastifyRequest,
  reply: FastifyReply,
  brand: Tenant,
  status: number,
  problem: string | null,
): FastifyReply {
  return sendHtml(
    reply,
    status,
    forgottenPage(brand, { action: request.url, wanted: wantedOf(request, brand), problem }),
  );
}
