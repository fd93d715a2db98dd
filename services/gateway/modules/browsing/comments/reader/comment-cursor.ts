import { GatewayError } from '../../../../http/gateway-error.ts';

/** Where a part of a list ended. */
export interface CommentPosition {
  readonly score: number;
  readonly id: string;
}

const CURSOR = /^(-?\d{1,10})\.([1-9]\d{0,17})$/;

export function cursorOf({ score, id }: CommentPosition): string {
  return `${score}.${id}`;
}

/** @throws GatewayError for a cursor that was not made here */
export function readCursor(cursor: string | null | undefined): CommentPosition | null {
  if (cursor === null || cursor === undefined) return null;
  const [, score, id] = CURSOR.exec(cursor) ?? [];
  if (score === undefined || id === undefined || Math.abs(Number(score)) > 2_147_483_647) {
    throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'That is no cursor of this list.');
  }
  return { score: Number(score), id };
}

const LARGEST_PAGE = 50;

/** How many rows a part of a list has. @throws GatewayError beyond 1 to 50 */
export function pageSizeOf(first: number | null | undefined): number {
  const size = first ?? 20;
  if (!Number.isInteger(size) || size < 1 || size > LARGEST_PAGE) {
    throw new GatewayError('BAD_REQUEST', 'errors.badRequest', `A page has 1 to ${LARGEST_PAGE} comments.`);
  }
  return size;
}
