import { type Load, type LoadReport, startLoad } from './load.ts';
import type { Network } from './network.ts';
import type { Effort } from './stage.ts';
import { signIn } from './visits.ts';

/** Visitors' pages, a member's, the console's, and the gateway's own address. */
export async function steadyRequests(
  { tour, members, gatewayUrl, consoleUrl }: Network,
  { requestsPerSecond }: Effort,
): Promise<Load> {
  const cookie = (await signIn(members, 'member@demo.example')).cookieFor(new URL(members));
  const requests = [
    ...['/', '/videos', '/performers', '/categories', '/videos?page=2'].map((path) => ({ url: new URL(path, tour) })),
    ...['/', '/account', '/videos'].map((path) => ({ url: new URL(path, members), cookie })),
    { url: new URL('/', consoleUrl) },
    { url: new URL('/oidc/.well-known/openid-configuration', gatewayUrl) },
  ];
  return startLoad(requests, requestsPerSecond);
}

/** How a stretch went, in words. @throws Error where more requests failed than are allowed to */
export function describe({ sent, failures, p95Ms, slowestMs }: LoadReport, allowed: number): string {
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  const named = [...failures].map(([what, count]) => `${count} × ${what}`).join(', ');
  if (failed > allowed) throw new Error(`${failed} of ${sent} requests failed: ${named}`);
  return `${sent} requests, ${failed} failed${failed > 0 ? ` (${named})` : ''}, p95 ${p95Ms} ms, the slowest ${slowestMs} ms`;
}
