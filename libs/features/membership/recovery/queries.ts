import { operationQuery } from '@network/core/api/operation-query.ts';
import { PaymentRecoveryDocument } from '../api/payment-recovery.generated.ts';

/** What is wrong with a person's payment here, if anything. */
export const recoveryQuery = operationQuery(PaymentRecoveryDocument);
