import type { IncomingMessage } from 'node:http';
import { answeredCookie, consentCookies } from '@network/server/requests/consent-cookie.ts';
import { readBounded } from '@network/server/requests/read-bounded.ts';
import { type ConsentChoice, isConsentChoice } from '@network/validation/consent-choice.ts';
import { isFromElsewhere } from '../gateway/write-guard.ts';
import { nextPath } from '../request/next-path.ts';
import type { RequestFacts } from '../request/request-facts.ts';

/** Room for one field. */
const MAX_BYTES = 256;

/** The answer to the consent form: a redirect to the page it was on, or a refusal. */
export type ConsentAnswer =
  | {
      readonly status: 303;
      readonly location: string;
      readonly choice: ConsentChoice;
      readonly cookies: readonly string[];
    }
  | { readonly status: 400 | 403 | 413 };

/**
 * Takes the choice about being measured, which a page of this host sent. A page of another one can't choose.
 * @param domain of the brand's hosts, for which the choice is stored
 */
export async function receiveConsent(
  request: IncomingMessage,
  facts: RequestFacts,
  domain: string | null,
): Promise<ConsentAnswer> {
  if (isFromElsewhere(request, facts)) return { status: 403 };
  const choice = await readChoice(request);
  if (choice === 'too large') return { status: 413 };
  if (choice === null) return { status: 400 };
  const isSecure = facts.ownOrigin.startsWith('https:');
  const cookies = [...consentCookies(choice, domain, isSecure), answeredCookie(domain, isSecure)];
  return { status: 303, location: nextPath(facts), choice, cookies };
}

async function readChoice(request: IncomingMessage): Promise<ConsentChoice | 'too large' | null> {
  const body = await readBounded(request, MAX_BYTES);
  if (body === 'too large') return body;
  if (body === 'gone') return null;
  const [choice, ...others] = new URLSearchParams(body.toString('utf8')).getAll('choice');
  return others.length === 0 && isConsentChoice(choice) ? choice : null;
}
