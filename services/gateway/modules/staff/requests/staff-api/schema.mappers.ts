import type { ListedRequest, WholeRequest } from '../desk/find-requests.ts';

/** Rows behind the types of this part of the staff API; codegen passes them to resolvers as parents. */
export type ListedRequestMapper = ListedRequest;
export type PublicRequestMapper = WholeRequest;
