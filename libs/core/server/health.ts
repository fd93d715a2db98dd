import type { IncomingMessage, ServerResponse } from 'node:http';
import { metricsText, metricsType } from './metrics.ts';
import type { Readiness } from './readiness.ts';
import { isLoopback } from './request/region.ts';

/** Answers the requests of an operator's monitoring, for every Host; false for any other path. */
export async function answerHealth(
  request: IncomingMessage,
  response: ServerResponse,
  readiness: Readiness,
): Promise<boolean> {
  const path = request.url?.split('?', 1)[0];
  if (path === '/healthz') {
    send(response, 200, 'ok');
  } else if (path === '/readyz') {
    const isReady = await readiness.isReady();
    send(response, isReady ? 200 : 503, isReady ? 'ready' : 'not ready');
  } else if (path === '/metrics') {
    if (isFromHere(request)) send(response, 200, await metricsText(), metricsType);
    else send(response, 404, 'not found');
  } else {
    return false;
  }
  return true;
}

/** A proxy on this machine speaks from loopback too, but says for whom. */
function isFromHere({ headers, socket }: IncomingMessage): boolean {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
  return isLoopback(socket.remoteAddress) && !isForwarded;
}

function send(response: ServerResponse, status: number, body: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
