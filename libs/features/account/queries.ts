import { operationQuery } from '@network/core/api/operation-query.ts';
import { AccountNoticesDocument } from './api/account-notices.generated.ts';
import { AccountPageDocument } from './api/account-page.generated.ts';
import { AccountSecurityDocument } from './api/account-security.generated.ts';
import { AccountSessionsDocument } from './api/account-sessions.generated.ts';
import { MemberLockDocument } from './api/member-lock.generated.ts';
import { SessionObligationsDocument } from './api/session-obligations.generated.ts';

/** The person's details that the page itself shows. */
export const accountPageQuery = operationQuery(AccountPageDocument);

/** The notices at the top of the page: an unconfirmed email, and payments to confirm. */
export const accountNoticesQuery = operationQuery(AccountNoticesDocument);

/** The person's passkeys, and their second step. */
export const accountSecurityQuery = operationQuery(AccountSecurityDocument);

/** The lock of the person's browsers. */
export const memberLockQuery = operationQuery(MemberLockDocument);

/** The person's active sessions. */
export const accountSessionsQuery = operationQuery(AccountSessionsDocument);

/** The person's open obligations. */
export const obligationsQuery = operationQuery(SessionObligationsDocument);
