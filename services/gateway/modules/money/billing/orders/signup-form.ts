import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseEmail } from '@network/validation/email.ts';
import { readShownPrice, type ShownPrice, shownPriceField } from '@network/lifecycle/payment/shown-price.ts';
import type { StartSignupInput } from '../../../../graphql/resolvers.generated.ts';
import { formField } from '../../../../http/form-fields.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { isOrderOfNothing } from './costs-nothing.ts';
import { passwordProblem, startSignup } from './start-signup.ts';

/** The longest email, password and campaign fit into this. */
const MAX_BODY_BYTES = 16 * 1024;
const CAMPAIGN_CODE = /^[\w.~-]{1,128}$/;

/** The fields that are shown again; the password is not among them. */
const SHOWN_AGAIN = ['email', 'optionId', 'biller'] as const;

/** The answer to the form. Texts are the page's, by message keys at fields, `form` for the whole. */
type SignupAnswer =
  | { readonly outcome: 'redirect'; readonly location: string }
  | {
      readonly outcome: 'refused';
      readonly errors: Readonly<Record<string, string>>;
      readonly reference: string | null;
    }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number };

/** `POST /brand/signup`, for brand servers alone: the join form as it is sent without scripts. */
export async function signupFormRoute(
  app: FastifyInstance,
  services: GatewayServices,
  contextOf: (request: FastifyRequest) => RequestContext,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post(
      '/brand/signup',
      { config: { write: { budget: 'signups', from: 'anyone', isSpentByHandler: true } } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const context = contextOf(request);
        // A tour host has no secret of a browser, to which the order would belong.
        if (context.tenant === null || context.area !== 'members') return reply.code(404).send({ error: 'not-found' });
        const wait = await spendBudget(services, 'signups', { address: context.clientAddress });
        const answer: SignupAnswer =
          wait === null ? await answerForm(context, request) : { outcome: 'limited', retryAfterSeconds: wait };
        // No input is lost: after a failure the form shows it again, except for the password.
        return reply.send(answer.outcome === 'redirect' ? answer : { ...answer, values: shownAgain(request) });
      },
    );
  });
}

async function answerForm(context: RequestContext, request: FastifyRequest): Promise<SignupAnswer> {
  const input = readInput(request);
  const errors = await fieldErrors(context, input);
  if (Object.keys(errors).length > 0) return { outcome: 'refused', errors, reference: null };
  const page = await startSignup(context, input);
  if (page.success && page.location) return { outcome: 'redirect', location: page.location };
  if (page.retryAfterSeconds) return { outcome: 'limited', retryAfterSeconds: page.retryAfterSeconds };
  const key = page.messageKey ?? BILLING_MESSAGES.signupFailed;
  return { outcome: 'refused', errors: { [page.field ?? 'form']: key }, reference: page.errorCode ?? null };
}

/**
 * Both fields are checked at once; the plan and the biller are checked when the signup starts. A form that is sent without scripts may
 * have a field for a password that nothing needs.
 */
async function fieldErrors(
  { services, tenant, country }: RequestContext,
  input: StartSignupInput,
): Promise<Readonly<Record<string, string>>> {
  const errors: Record<string, string> = {};
  if (input.email.trim() === '') errors['email'] = BILLING_MESSAGES.missingEmail;
  else if (parseEmail(input.email) === null) errors['email'] = BILLING_MESSAGES.invalidEmail;
  const problem = passwordProblem(input.password ?? '');
  if (problem === null || tenant === null) return errors;
  return (await isOrderOfNothing(services, tenant, input, country)) ? errors : { ...errors, password: problem };
}

/** The campaign is in the address that the form was posted to. */
function readInput({ body, query }: FastifyRequest): StartSignupInput {
  const optionId = Number(formField(body, 'optionId') ?? '');
  const code = (name: 'ref' | 'elm' | 'nats' | 'ujc'): string | null => {
    const value = formField(query, name);
    return value !== null && CAMPAIGN_CODE.test(value) ? value : null;
  };
  return {
    optionId: Number.isInteger(optionId) ? optionId : 0,
    biller: formField(body, 'biller') ?? '',
    email: formField(body, 'email') ?? '',
    password: formField(body, 'password') ?? '',
    voucher: voucherIn({ body, query }),
    shown: shownIn(body, optionId),
    ref: code('ref'),
    elm: code('elm'),
    nats: code('nats'),
    tracking: { ujc: code('ujc') },
  };
}

/**
 * Reads the price that the form showed for the chosen option. Each option has a field, since a form without scripts
 * can't know which is chosen.
 */
function shownIn(body: unknown, optionId: number): ShownPrice | null {
  const text = formField(body, shownPriceField(optionId));
  return text === null ? null : readShownPrice(text);
}

/** Reads the code that was typed, or the one in the address that led to the form, until a form with it was refused. */
function voucherIn({ body, query }: Pick<FastifyRequest, 'body' | 'query'>): string {
  const typed = formField(body, 'voucher') ?? '';
  return typed === '' && formField(body, 'voucherSeen') === null ? (formField(query, 'voucher') ?? '') : typed;
}

function shownAgain(request: FastifyRequest): Readonly<Record<string, string>> {
  const fields = SHOWN_AGAIN.map((name) => [name, formField(request.body, name) ?? '']);
  return { ...Object.fromEntries(fields), voucher: voucherIn(request) };
}
