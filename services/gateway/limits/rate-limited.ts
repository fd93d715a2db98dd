import { GatewayError } from '../http/gateway-error.ts';

/** The refusal of a caller whose budget is used up. @param retryAfterSeconds until there is one again */
export function rateLimited(retryAfterSeconds: number): GatewayError {
  return new GatewayError('RATE_LIMITED', 'errors.rateLimited', 'The budget of this write is used up.', {
    retryAfterSeconds,
  });
}
