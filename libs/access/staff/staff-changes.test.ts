import { describe, expect, it } from 'vitest';
import { type ChangedStaff, type StaffChange, staffChangeRefusal } from './staff-changes.ts';

const editor: ChangedStaff = { email: 'ed@staff.example', role: 'editor', isDisabled: false };
const admin: ChangedStaff = { email: 'ada@staff.example', role: 'admin', isDisabled: false };
const gone = (member: ChangedStaff): ChangedStaff => ({ ...member, isDisabled: true });
const byConsole = { by: { email: 'other@staff.example' }, otherAdmins: 1 };
const byOperator = { by: 'operator', otherAdmins: 0 } as const;
const toRole = (role: 'admin' | 'editor' | 'support'): StaffChange => ({ kind: 'role', role });

describe('who may be changed', () => {
  it.each([
    ['an editor is disabled', { kind: 'disable' }, editor, byConsole, null],
    ['and not twice', { kind: 'disable' }, gone(editor), byConsole, 'disabledAlready'],
    ['one who is not disabled is not enabled', { kind: 'enable' }, editor, byConsole, 'notDisabled'],
    ['a disabled editor is enabled', { kind: 'enable' }, gone(editor), byConsole, null],
    ['an administrator comes back by a command alone', { kind: 'enable' }, gone(admin), byConsole, 'adminByCommand'],
    ['which does it', { kind: 'enable' }, gone(admin), byOperator, null],
    ['an editor becomes support', toRole('support'), editor, byConsole, null],
    ['and no editor', toRole('editor'), editor, byConsole, 'roleAlready'],
    ['the console makes no administrator', toRole('admin'), editor, byConsole, 'adminByCommand'],
    ['a command does', toRole('admin'), editor, byOperator, null],
    ['an administrator is disabled by another', { kind: 'disable' }, admin, byConsole, null],
    ['and the last one by nobody', { kind: 'disable' }, admin, byOperator, 'lastAdmin'],
    ['nor given another role', toRole('editor'), admin, byOperator, 'lastAdmin'],
    ['a disabled administrator is not the last one', toRole('editor'), gone(admin), byOperator, null],
    ['an editor is removed', { kind: 'remove' }, editor, byConsole, null],
    ['also one who is disabled', { kind: 'remove' }, gone(editor), byConsole, null],
    ['an administrator is removed by another', { kind: 'remove' }, admin, byConsole, null],
    ['the last one by nobody', { kind: 'remove' }, admin, byOperator, 'lastAdmin'],
    ['and a disabled one is not the last one', { kind: 'remove' }, gone(admin), byConsole, null],
  ] as const)('%s', (_, change, member, how, refusal) => {
    expect(staffChangeRefusal(change, member, how)).toBe(refusal);
  });

  it.each([{ kind: 'disable' }, { kind: 'enable' }, { kind: 'remove' }, toRole('editor')] as const)(
    'nobody does %o to themselves',
    (change) => {
      expect(staffChangeRefusal(change, admin, { by: admin, otherAdmins: 3 })).toBe('self');
    },
  );
});
