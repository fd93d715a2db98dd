/**
 * What anyone sends by a public form, and what staff do about it.
 */
export { type ListedRequest, requestsOfEmail } from './desk/find-requests.ts';
export type { RequestsTables } from './tables.ts';
