/** The body of POST /recommendations-tracking, as far as it can be checked without knowing the sender. */
export interface ShelfClick {
  /** Null when it does not say. */
  readonly userId: string | null;
  readonly email: string | null;
  /** The element that was clicked, such as `shelf1`. */
  readonly elementClicked: string;
  readonly recommId: string;
}

const LONGEST = 200;

/** Reads the body of a click; null for anything that is not one. */
export function readShelfClick(body: unknown): ShelfClick | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const { userId = null, email = null, elementClicked, recommId } = body as Record<string, unknown>;
  if (!isText(elementClicked) || !isText(recommId)) return null;
  if ((userId !== null && !isText(userId)) || (email !== null && !isText(email))) return null;
  return { userId, email, elementClicked, recommId };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST && !value.includes('\0');
}
