/** The public forms, in the order of the navigation. */
export const REQUEST_FORMS = ['support', 'removal', 'casting'] as const;
export type RequestFormName = (typeof REQUEST_FORMS)[number];

/** The address of the requests of a form. */
export function requestsPath(kind: RequestFormName): string {
  return `/requests/${kind}`;
}

/** The address of a request. */
export function requestPath(kind: RequestFormName, id: string): string {
  return `${requestsPath(kind)}/${id}`;
}
