import { vi } from 'vitest';

/**
 * Answers calls to one of the biller's addresses in its place, until mocks are restored.
 * @param path the end of the address
 * @param answer receives the call as it would be made and its body
 */
export function answerCalls(
  path: string,
  answer: (real: () => Promise<Response>, body: string) => Promise<Response> | Response,
): void {
  const { fetch: real } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, request) => {
    const address = target instanceof Request ? target.url : target.toString();
    if (!address.endsWith(path)) return real(target, request);
    return answer(() => real(target, request), typeof request?.body === 'string' ? request.body : '');
  });
}
