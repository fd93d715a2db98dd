import { GatewayError } from '../http/gateway-error.ts';

/** A place in a list as a text that callers only pass back. */
export function encodeCursor(place: readonly string[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The place that a cursor names. @throws GatewayError BAD_REQUEST for what is no cursor of two texts or one */
export function decodeCursor(cursor: string): readonly [string, string] {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(place) && place.length > 0 && place.every((each) => typeof each === 'string')) {
      const [first = '', second = ''] = place as string[];
      return [first, second];
    }
  } catch {
    // What is no JSON is no cursor either.
  }
  throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'That is no cursor of this list.');
}
