import { useMutation } from '@tanstack/react-query';
import { operationMutation, operationQuery } from '@network/core/api/operation-query.ts';
import { OffersTeaserDocument } from './api/offers-teaser.generated.ts';
import { AcknowledgePromotionalTeaserViewedDocument } from './api/promotional-teaser.generated.ts';

/** L21: marks the promotional video as seen, which opens the offers. */
export function useAcknowledgeTeaser() {
  return useMutation({
    ...operationMutation(AcknowledgePromotionalTeaserViewedDocument),
    onSuccess: async (_answer, _nothing, _before, { client }) => {
      await client.invalidateQueries({ queryKey: operationQuery(OffersTeaserDocument).queryKey });
      await client.invalidateQueries({ queryKey: ['TeaserState'] });
    },
  });
}
