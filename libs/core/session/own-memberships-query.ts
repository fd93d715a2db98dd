import { operationQuery } from '../api/operation-query.ts';
import { OwnMembershipsDocument, type OwnMembershipsQuery } from './api/own-memberships.generated.ts';

/** All memberships of this person on every brand: loaded by the account page, read by the parts of it that show them. */
export const ownMembershipsQuery = operationQuery(OwnMembershipsDocument);

export type OwnMembership = OwnMembershipsQuery['memberships'][number];
