import type { PageProfile, RightsClass } from '../../../graphql/resolvers.generated.ts';
import type { MarksOfPage } from './marks-of-page.ts';

/** The data behind the types of this module's schema; codegen passes it to resolvers as parents. */
export interface PersonalPartMapper {
  readonly profile: PageProfile;
  readonly rights: RightsClass | null;
  readonly marks: MarksOfPage;
  readonly newIds: readonly string[];
}
