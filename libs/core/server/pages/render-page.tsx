import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AnyRouter, createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { attachRouterServerSsrUtils, getSsrStatus } from '@tanstack/react-router/ssr/server';
import type { ServerManifest } from '@tanstack/router-core';
import { pageErrorOf } from '../../routing/page-error.ts';
import { renderToText } from './render-to-text.ts';

/** The result of rendering a page. */
export type RenderedPage =
  | { readonly kind: 'html'; readonly status: number; readonly html: string; readonly errors: readonly unknown[] }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string };

interface RenderRequest {
  readonly router: AnyRouter;
  /** Path and query, as they were sent. */
  readonly href: string;
  readonly origin: string;
  readonly correlationId: string;
  readonly signal: AbortSignal;
  readonly manifest: ServerManifest;
}

/** Runs a router's guards and loaders for one address and renders the result as one string. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { router, signal } = request;
  attachRouterServerSsrUtils({ router, manifest: request.manifest });
  try {
    const history = createMemoryHistory({ initialEntries: [canonicalHref(router, request.href)] });
    router.update({ history, origin: request.origin } as never);
    await router.load({ _signal: signal, _skipLocationUpdate: true });
    const result = router._serverResult;
    if (result?.type === 'redirect') return redirectOf(result.redirect);
    const errors = hideErrors(router, request.correlationId);
    await router.serverSsr?.dehydrate({ signal });
    // Rendering occupies the thread: what arrived while the data loaded is answered first.
    await nextTurn();
    giveScriptsTwice(router);
    const html = await renderToText(<RouterProvider router={router} />, router.options.ssr?.nonce, signal);
    router.serverSsr?.setRenderFinished();
    const isNotFound = errors.some((error) => pageErrorOf(error, null).code === 'notFound');
    return { kind: 'html', status: isNotFound ? 404 : getSsrStatus(router), html, errors };
  } finally {
    router.serverSsr?.cleanup();
  }
}

/** A page that has to wait for a part is rendered a second time, but the router hands its scripts out once. */
function giveScriptsTwice({ serverSsr }: AnyRouter): void {
  if (!serverSsr) return;
  const scripts = serverSsr.takeInitialHydrationScriptTags();
  serverSsr.takeInitialHydrationScriptTags = () => scripts;
}

/** The router redirects an address that it would write differently itself; a query's spelling is no reason for that. */
function canonicalHref(router: AnyRouter, href: string): string {
  const mark = href.indexOf('?');
  if (mark < 0) return href;
  const search = router.options.parseSearch?.(href.slice(mark)) ?? {};
  return href.slice(0, mark) + (router.options.stringifySearch?.(search) ?? '');
}

function redirectOf(redirect: Pick<Response, 'status' | 'headers'>): RenderedPage {
  // The router's default, 307, would repeat the method; the product uses 302.
  const status = redirect.status === 301 ? 301 : 302;
  return { kind: 'redirect', status, location: redirect.headers.get('location') ?? '/' };
}

/** Removes errors from the data in the HTML, and returns them for the log. */
function hideErrors(router: AnyRouter, correlationId: string): unknown[] {
  const errors: unknown[] = [];
  for (const match of router.stores.matches.get()) {
    if (match.status !== 'error') continue;
    errors.push(match.error);
    match.error = pageErrorOf(match.error, correlationId);
  }
  return errors;
}
