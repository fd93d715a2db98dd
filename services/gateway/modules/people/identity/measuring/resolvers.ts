import type { MutationResolvers } from '../../../../graphql/resolvers.generated.ts';
import { requirePerson } from '../../../../http/require-person.ts';
import { saveMeasuringAnswer } from './measuring-answers.ts';

/** The answer of a signed-in person about measuring. */
export const measuringResolvers: Pick<MutationResolvers, 'setMeasuring'> = {
  setMeasuring: async (_parent, { isAccepted }, context) => {
    const { userId } = await requirePerson(context);
    await saveMeasuringAnswer(context.services, userId, isAccepted ? 'accepted' : 'refused');
    return isAccepted;
  },
};
