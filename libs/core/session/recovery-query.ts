import { operationQuery } from '../api/operation-query.ts';
import { PaymentRecoveryDocument } from './api/payment-recovery.generated.ts';

/** What is wrong with a person's payment here, if anything: loaded by the pages that show it, read by their parts. */
export const recoveryQuery = operationQuery(PaymentRecoveryDocument);
