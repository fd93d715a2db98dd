/** The public forms, in the order of their filter. */
export const REQUEST_FORMS = ['support', 'removal', 'casting'] as const;
export type RequestFormName = (typeof REQUEST_FORMS)[number];

/** The address of the queue of requests. */
export const REQUESTS_PATH = '/requests';

/** The right to the requests of a form. */
export const requestScope = (kind: RequestFormName) => `requests:${kind}` as const;

/** The address of a request. */
export function requestPath(kind: RequestFormName, id: string): string {
  return `${REQUESTS_PATH}/${kind}/${id}`;
}
