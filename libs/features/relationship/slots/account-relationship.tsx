import { useMutation } from '@tanstack/react-query';
import { operationMutation, operationQuery } from '@network/core/api/operation-query.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { useAbility } from '@network/core/session/ability.ts';
import {
  RELATIONSHIP_ROLES,
  RELATIONSHIP_STATUSES,
  relationshipRoleOf,
  relationshipStatusOf,
} from '@network/lifecycle/relationship/relationship.ts';
import { relationship as texts } from '@network/messages/relationship.ts';
import { Field } from '@network/ui/field/field.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { RelationshipDocument, type RelationshipQuery } from '../api/relationship.generated.ts';
import { SetRelationshipDocument } from '../api/set-relationship.generated.ts';

const relationshipQuery = operationQuery(RelationshipDocument);

/** The relationship section for people who may see it, with its two selects for people who may change it. */
export default function AccountRelationship() {
  return useAbility().can('see', 'relationshipStatusSection') ? <Section /> : null;
}

function Section() {
  const t = useMessages(texts);
  const flash = useFlash();
  const mayChange = useAbility().can('update', 'relationshipStatusSection');
  const said = useQuery(relationshipQuery).data?.findOneUserProfile;
  const { mutate, isPending } = useMutation({
    ...operationMutation(SetRelationshipDocument),
    onMutate: async (next, { client }) => {
      await client.cancelQueries({ queryKey: relationshipQuery.queryKey });
      const before = client.getQueryData(relationshipQuery.queryKey);
      const { relationshipStatus = null, relationshipRole = null } = next;
      const shown: RelationshipQuery = { findOneUserProfile: { relationshipStatus, relationshipRole } };
      client.setQueryData(relationshipQuery.queryKey, shown);
      return before;
    },
    onError: (_error, _next, before, { client }) => {
      client.setQueryData(relationshipQuery.queryKey, before);
      flash({ type: 'error', message: t('failed') });
    },
    onSuccess: () => flash({ type: 'success', message: t('saved') }),
  });
  if (!said) return <Skeleton shape="block" className="h-40" />;
  const { relationshipStatus, relationshipRole } = said;
  return (
    <section aria-labelledby="relationship-title" className="flex flex-col gap-4">
      <div>
        <h3 id="relationship-title" className="text-lead font-semibold">
          {t('title')}
        </h3>
        <p className="text-small text-muted">{mayChange ? t('text') : t('readOnly')}</p>
      </div>
      <div className="grid max-w-2xl gap-5 medium:grid-cols-2" aria-busy={isPending}>
        <Field label={t('status')}>
          <Select
            disabled={!mayChange}
            value={relationshipStatus ?? ''}
            options={[
              { value: '', label: t('unsaid') },
              ...RELATIONSHIP_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
            ]}
            onChange={({ target }) =>
              mutate({ relationshipStatus: relationshipStatusOf(target.value), relationshipRole })
            }
          />
        </Field>
        <Field label={t('role')}>
          <Select
            disabled={!mayChange}
            value={relationshipRole ?? ''}
            options={[
              { value: '', label: t('unsaid') },
              ...RELATIONSHIP_ROLES.map((value) => ({ value, label: t(`roles.${value}`) })),
            ]}
            onChange={({ target }) =>
              mutate({ relationshipStatus, relationshipRole: relationshipRoleOf(target.value) })
            }
          />
        </Field>
      </div>
    </section>
  );
}
