import type { DeclineReason as DeclineReasonView } from '../../../../graphql/resolvers.generated.ts';
import type { DeclineReason } from './reasons.ts';

/** A reason by its name in the schema. */
export function reasonView(reason: DeclineReason): DeclineReasonView {
  return reason.toUpperCase().replaceAll('-', '_') as DeclineReasonView;
}
