import type { BrandUnderTest } from '../brands.ts';
import { type Answer, sendRequest } from './send-request.ts';

const PASSWORD = 'Demo1234pass';
const signedIn = new Map<string, Promise<string>>();

/** The Cookie header of a demonstration person on a brand's members host; each signs in once a run. */
export function cookieOf(brand: BrandUnderTest, email: string): Promise<string> {
  const key = `${brand.id} ${email}`;
  const cookie = signedIn.get(key) ?? signIn(brand, email);
  signedIn.set(key, cookie);
  return cookie;
}

/** The whole way by the plain form, as a client without scripts goes it (contract.md, "Signing in"). */
async function signIn(brand: BrandUnderTest, email: string): Promise<string> {
  const jars = new Map<string, Map<string, string>>();
  const go = async (url: URL, method = 'GET', body?: string): Promise<{ url: URL; answer: Answer }> => {
    const jar = jars.get(url.host) ?? new Map<string, string>();
    jars.set(url.host, jar);
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: url.origin };
    const headers = { ...(cookie && { cookie }), ...(body !== undefined && form) };
    const answer = await sendRequest(url.origin, url.pathname + url.search, { method, headers, ...(body && { body }) });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const next = answer.headers['location'];
    return typeof next === 'string' ? go(new URL(next, url)) : { url, answer };
  };
  const form = await go(new URL('/oidc/login?uri=/terms', brand.members));
  const action = /<form method="post" action="([^"]+)"/.exec(form.answer.body)?.[1];
  if (action === undefined) throw new Error(`${brand.id}: no form at ${form.url.href} (${form.answer.status})`);
  const fields = new URLSearchParams({ email, password: PASSWORD }).toString();
  const end = await go(new URL(action, form.url), 'POST', fields);
  if (end.url.host !== new URL(brand.members).host || end.answer.status !== 200) {
    throw new Error(`${brand.id}: ${email} ended at ${end.url.href} (${end.answer.status})`);
  }
  return [...(jars.get(end.url.host) ?? [])].map((pair) => pair.join('=')).join('; ');
}
