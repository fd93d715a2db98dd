import { useQueryClient } from '@tanstack/react-query';
import { isStaffRole, STAFF_ROLES, type StaffRole } from '@network/access/staff/staff-rights.ts';
import { Field } from '@network/ui/field/field.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { staffCall } from '../api/staff-call.ts';
import {
  DisableStaffMemberDocument,
  EnableStaffMemberDocument,
  RemoveStaffMemberDocument,
  SetStaffRoleDocument,
} from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { typedText } from '../layout/typed-text.ts';
import { optionsOf } from '../list/list-filters.tsx';
import { ReasonDialog } from '../members/reason-dialog.tsx';
import { staff as texts } from '../messages/staff.ts';

export type StaffStep = 'disable' | 'enable' | 'role' | 'remove';

/** The person that a change is about. */
export interface ChosenStaff {
  readonly id: string;
  readonly step: StaffStep;
  readonly member: { readonly email: string; readonly role: StaffRole };
}

/** Disabling a member of staff, enabling them, giving them another role or removing them, with a reason. */
export function StaffDialog({ chosen: { id, step, member }, onClose }: { chosen: ChosenStaff; onClose: () => void }) {
  const client = useQueryClient();
  const decide = async (form: FormData): Promise<string | null> => {
    const { result } = await send(id, step, form);
    if (result.__typename === 'StaffMemberRefused') return result.message;
    toasts.show({ type: 'success', message: texts.done[step] });
    await client.invalidateQueries({ queryKey: ['staff-members'] });
    return null;
  };
  return (
    <ReasonDialog
      title={texts.titles[step](member.email)}
      submit={texts.confirm[step]}
      decide={decide}
      onClose={onClose}
      isDoneOnce
    >
      <p className="text-muted">{texts.effects[step]}</p>
      {step === 'role' ? (
        <Field label={texts.role}>
          <Select name="role" options={rolesInsteadOf(member.role)} />
        </Field>
      ) : null}
    </ReasonDialog>
  );
}

/** The roles that the console gives: administrators are made by operators. */
function rolesInsteadOf(current: StaffRole) {
  const given = STAFF_ROLES.filter((role) => role !== current && role !== 'admin');
  return optionsOf(Object.fromEntries(given.map((role) => [role, texts.roles[role]])));
}

function send(id: string, step: StaffStep, form: FormData) {
  const reason = typedText(form, 'reason');
  if (step === 'disable') return staffCall(DisableStaffMemberDocument, { id, reason });
  if (step === 'enable') return staffCall(EnableStaffMemberDocument, { id, reason });
  if (step === 'remove') return staffCall(RemoveStaffMemberDocument, { id, reason });
  const role = typedText(form, 'role');
  if (!isStaffRole(role)) throw new TypeError('The form has another role than it offers.');
  return staffCall(SetStaffRoleDocument, { id, role, reason });
}
