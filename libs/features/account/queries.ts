import { operationQuery } from '@network/core/api/operation-query.ts';
import { AccountNoticesDocument } from './api/account-notices.generated.ts';
import { AccountPageDocument } from './api/account-page.generated.ts';
import { AccountSessionsDocument } from './api/account-sessions.generated.ts';
import { SessionObligationsDocument } from './api/session-obligations.generated.ts';

/** What the page's own part shows of the person. */
export const accountPageQuery = operationQuery(AccountPageDocument);

/** What the page tells the person before anything else: an unconfirmed email, and payments that wait for them. */
export const accountNoticesQuery = operationQuery(AccountNoticesDocument);

/** Where the person is signed in. */
export const accountSessionsQuery = operationQuery(AccountSessionsDocument);

/** What waits for an answer of the person. */
export const obligationsQuery = operationQuery(SessionObligationsDocument);
