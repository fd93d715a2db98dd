import { useEffect } from 'react';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { IterateBlockDocument } from '../api/iterate-block.generated.ts';
import { openIterate } from './open-iterate.ts';

/** Lets the survey service meet a member once the page is there. Shows nothing itself. */
export default function SurveyBlock({ apiKey }: { readonly apiKey: string }): null {
  const { data } = useQuery(operationQuery(IterateBlockDocument));
  const person = data?.findOneUserProfile?.iterateProfile;
  useEffect(() => (person === undefined ? undefined : openIterate(apiKey, person)), [apiKey, person]);
  return null;
}
