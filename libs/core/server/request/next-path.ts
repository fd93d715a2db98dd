import { checkRedirectTarget } from '@network/validation/redirect-target.ts';
import type { RequestFacts } from './request-facts.ts';

/** The path that a form was shown at, by the `next` of its address; home for anything that is no path of this host. */
export function nextPath(facts: Pick<RequestFacts, 'target' | 'ownOrigin'>): string {
  const values = new URLSearchParams(facts.target.search).getAll('next');
  const rules = { ownOrigins: [facts.ownOrigin], allowedHosts: [], home: '/' };
  const next = values.length === 1 ? checkRedirectTarget(values[0], rules) : null;
  return next?.startsWith('/') ? next : '/';
}
