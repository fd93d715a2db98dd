import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { staffCall } from '../api/staff-call.ts';
import { PreviewApprovalDocument } from '../api/staff-operations.generated.ts';
import { people } from '../messages/people.ts';
import { PreviewOfAction } from './preview-of-action.tsx';

/** What an approval would do now, with its amount and the mail to the member, or why it can't be done any more. */
export function WhatIsRequested({ approvalId: id }: { approvalId: string }) {
  const { data, error } = useQuery({
    queryKey: ['approval-preview', id],
    queryFn: () => staffCall(PreviewApprovalDocument, { id }),
    staleTime: 0,
    gcTime: 0,
  });
  if (error !== null) return <Problem text={people.dialog.failed} />;
  if (data === undefined) return <Skeleton shape="block" className="h-24" />;
  const { refusal } = data.previewApproval;
  return refusal ? <Problem text={refusal.message} /> : <PreviewOfAction preview={data.previewApproval} />;
}

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="text-small text-danger">
      {text}
    </p>
  );
}
