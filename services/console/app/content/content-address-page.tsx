import { Navigate, useParams } from '@tanstack/react-router';
import { MissingPage } from '../layout/plain-pages.tsx';
import { contentSections } from './content-sections.ts';

/** Where links of other systems lead, which know the kind and the id of something: on to its page. */
export function ContentAddressPage() {
  const { kind, id = '' } = useParams({ strict: false }) as { kind?: string; id?: string };
  const section = contentSections.find((each) => each.kind === kind);
  return section === undefined ? (
    <MissingPage />
  ) : (
    <Navigate to={`${section.path}/${encodeURIComponent(id)}` as '/'} replace />
  );
}
