import type { LightMyRequestResponse } from 'fastify';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { TestGateway } from '@network/testing/gateway.ts';

/** A browser with one brand's members host, reduced to cookies, redirects and forms, as the brand server forwards it. */
export interface TestBrowser {
  /** Cookies by host: the members host's and the identity server's. */
  readonly jars: { readonly brand: Map<string, string>; readonly identity: Map<string, string> };
  /** The opaque id in the members host's session cookie. */
  session: string | null;
  /** The secret in its cookie of the browser. */
  secret: string | null;
  /** Calls a path of the members host, which the brand server forwards. */
  brand(method: 'GET' | 'POST', path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Calls the identity server at its public address. */
  identity(
    url: string,
    form?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Goes from /oidc/login to the identity server's form, or to the callback's address if there is nothing to ask. */
  begin(uri?: string): Promise<string>;
  /** Signs in through the form; the last answer is the callback's, or the form again. */
  signIn(email: string, password: string, uri?: string): Promise<LightMyRequestResponse>;
}

export function openBrowser(gateway: TestGateway, tenant: Tenant, address = '203.0.113.7'): TestBrowser {
  const jars = { brand: new Map<string, string>(), identity: new Map<string, string>() };
  const cookieHeader = (jar: Map<string, string>) =>
    jar.size === 0 ? {} : { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
  const storeCookies = (jar: Map<string, string>, response: LightMyRequestResponse): void => {
    for (const { name, value, expires } of response.cookies) {
      if (value === '' || expires?.getTime() === 0) jar.delete(name);
      else jar.set(name, value);
    }
  };
  const browser: TestBrowser = {
    jars,
    session: null,
    secret: null,
    brand: async (method, path, headers = {}) => {
      const caller = {
        tenant: tenant.id,
        area: 'members',
        ...(browser.session && { session: browser.session }),
        ...(browser.secret && { browser: browser.secret }),
      } as const;
      const response = await gateway.inject({
        method,
        url: `/brand${path}`,
        headers: gateway.headersFor({
          ...caller,
          headers: { 'x-client-address': address, ...cookieHeader(jars.brand), ...headers },
        }),
      });
      storeCookies(jars.brand, response);
      const session = response.headers['x-set-session'];
      if (session !== undefined) browser.session = String(session) || null;
      return response;
    },
    identity: async (url, form, headers = {}) => {
      const target = new URL(url, gateway.services.config.publicUrl);
      const response = await gateway.inject({
        method: form ? 'POST' : 'GET',
        url: target.pathname + target.search,
        remoteAddress: address,
        headers: {
          ...cookieHeader(jars.identity),
          ...(form && { 'content-type': 'application/x-www-form-urlencoded', origin: target.origin }),
          ...headers,
        },
        ...(form && { payload: new URLSearchParams(form).toString() }),
      });
      storeCookies(jars.identity, response);
      return response;
    },
    begin: async (uri) => {
      const query = uri === undefined ? '' : `?uri=${encodeURIComponent(uri)}`;
      const login = await browser.brand('GET', `/oidc/login${query}`);
      const authorized = await browser.identity(String(login.headers.location));
      return String(authorized.headers.location);
    },
    signIn: async (email, password, uri) => {
      const form = await browser.begin(uri);
      const answer = await browser.identity(form, { email, password });
      if (answer.statusCode !== 303) return answer;
      const resumed = await browser.identity(String(answer.headers.location));
      const callback = new URL(String(resumed.headers.location));
      return browser.brand('GET', callback.pathname + callback.search);
    },
  };
  return browser;
}
