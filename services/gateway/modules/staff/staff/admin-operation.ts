import { parseArgs } from 'node:util';
import {
  isStaffRole,
  isStaffScope,
  scopesOfRole,
  STAFF_ROLES,
  STAFF_SCOPES,
} from '@network/access/staff/staff-rights.ts';
import type { StaffChange } from '@network/access/staff/staff-changes.ts';
import { staffDesk } from '@network/messages/staff-desk.ts';
import { parseEmail } from '@network/validation/email.ts';
import type { Operation, OperationAnswer } from '../../../operations/operation.ts';
import type { GatewayServices } from '../../../services.ts';
import { renewCode } from './sign-in/check-password.ts';
import { issuePasswordLink } from './sign-in/password-links.ts';
import { changeStaff } from './change-staff.ts';
import { removeStaff } from './remove-staff.ts';
import { verifyAudit } from './staff-audit.ts';
import { OPERATOR } from './staff-identity.ts';
import { createStaffMember, findStaffMember, listStaff, setStaffSites } from './staff-members.ts';
import type { StaffSites } from '@network/access/staff/staff-sites.ts';
import { siteIds } from '../../../config/known-network.ts';
import { issueToken, revokeTokens } from './staff-tokens.ts';

const MOST_DAYS = 365;
const DEFAULT_DAYS = 90;

const USAGE = [
  `Usage: npm run admin -- create EMAIL [--role ${STAFF_ROLES.join('|')}] [--sites SITE,…]   (admin, of every site, unless they are named)`,
  '       npm run admin -- sites EMAIL SITE,…|all   (the sites that they work for from now on)',
  `       npm run admin -- token EMAIL --scopes SCOPE,… [--days 1-${MOST_DAYS}]   (${DEFAULT_DAYS} days unless they are named)`,
  '       npm run admin -- password EMAIL [--mail]   (prints a link that chooses a password for the console; --mail sends it)',
  '       npm run admin -- code EMAIL   (prints a code for the sign-in that they have just begun, where no mail is sent)',
  '       npm run admin -- disable EMAIL   (ends their sessions and tokens at once)',
  '       npm run admin -- enable EMAIL',
  `       npm run admin -- role EMAIL ${STAFF_ROLES.join('|')}   (ends their sessions)`,
  '       npm run admin -- remove EMAIL   (for good: they are no member of staff any more)',
  '       npm run admin -- list',
  '       npm run admin -- revoke TOKEN-ID|EMAIL',
  '       npm run admin -- verify-audit',
  `Scopes: ${STAFF_SCOPES.join(', ')}`,
].join('\n');

const refuse = (text: string): OperationAnswer => ({ ok: false, text });
const answer = (text: string): OperationAnswer => ({ ok: true, text });

/** `npm run admin`: members of staff and their tokens. */
export const adminOperation: Operation = {
  name: 'admin',
  run: async (services, args) => {
    const request = readArguments(args);
    if (request === null) return refuse(USAGE);
    const { command, subject, value, options } = request;
    if (command === 'list' && subject === null) return answer(await describeStaff(services));
    if (command === 'verify-audit' && subject === null) return checkAudit(services);
    if (subject === null) return refuse(USAGE);
    if (command === 'sites' && value !== null) return limitToSites(services, subject, value);
    if (command === 'role' && value !== null) return giveRole(services, subject, value);
    if (value !== null) return refuse(USAGE);
    if (command === 'disable' || command === 'enable') return change(services, subject, { kind: command });
    if (command === 'remove') return remove(services, subject);
    if (command === 'create') return create(services, subject, options);
    if (command === 'token') return issue(services, subject, options);
    if (command === 'password') return invite(services, subject, options.mail === true);
    if (command === 'code') return printCode(services, subject);
    if (command !== 'revoke') return refuse(USAGE);
    const count = await revokeTokens(services, subject);
    return count === 0
      ? refuse(`No token that is in use has this id, and none belongs to this email: ${subject}`)
      : answer(`${count === 1 ? '1 token' : `${count} tokens`} revoked.`);
  },
};

interface Options {
  readonly role?: string | undefined;
  readonly sites?: string | undefined;
  readonly scopes?: string | undefined;
  readonly days?: string | undefined;
  readonly mail?: boolean | undefined;
}

function readArguments(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { role: text, sites: text, scopes: text, days: text, mail: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [command = '', subject = null, value = null, ...more] = positionals;
    return more.length > 0 ? null : { command, subject, value, options: values as Options };
  } catch {
    return null;
  }
}

/** The sites of a list as somebody typed it; a text says what is wrong with it. */
function readSites(text: string): StaffSites | string {
  if (text === 'all') return null;
  const sites = text.split(',').filter((site) => site !== '');
  const unknown = sites.filter((site) => !siteIds().includes(site));
  if (sites.length > 0 && unknown.length === 0) return sites;
  return `expected all, or some of ${siteIds().join(', ')}, got "${unknown.join(',')}"`;
}

async function limitToSites(services: GatewayServices, email: string, text: string): Promise<OperationAnswer> {
  const sites = readSites(text);
  if (typeof sites === 'string') return refuse(`SITES: ${sites}`);
  if (!(await setStaffSites(services, email, sites))) return refuse(`${email} is no member of staff.`);
  return answer(`${email} works for ${sites === null ? 'every site' : sites.join(', ')} from now on.`);
}

async function create(services: GatewayServices, email: string, options: Options): Promise<OperationAnswer> {
  const { role = 'admin' } = options;
  const sites = readSites(options.sites ?? 'all');
  if (typeof sites === 'string') return refuse(`--sites: ${sites}`);
  if (parseEmail(email) === null) return refuse(`EMAIL: expected an email address, got "${email}"`);
  if (!isStaffRole(role)) return refuse(`--role: expected one of ${STAFF_ROLES.join(', ')}, got "${role}"`);
  const member = await createStaffMember(services, { email, role, sites });
  if (member === null) return refuse(`${email} is a member of staff already.`);
  return answer(
    `${member.email} is a member of staff now, role ${role}. Next: npm run admin -- password ${email}, or token ${email} --scopes …`,
  );
}

function giveRole(services: GatewayServices, email: string, role: string): Promise<OperationAnswer> | OperationAnswer {
  if (isStaffRole(role)) return change(services, email, { kind: 'role', role });
  return refuse(`ROLE: expected one of ${STAFF_ROLES.join(', ')}, got "${role}"`);
}

/** An operator's command, which has no reason. */
const BY_OPERATOR = { by: OPERATOR, changer: 'operator', reason: null } as const;

async function change(services: GatewayServices, email: string, wanted: StaffChange): Promise<OperationAnswer> {
  const changed = await changeStaff(services, { whom: email, change: wanted, ...BY_OPERATOR });
  if (typeof changed === 'string') return refuse(`${email}: ${staffDesk.refused[changed]}`);
  const state = changed.disabled_at === null ? `role ${changed.role}` : 'disabled';
  return answer(
    `${changed.email}: ${state} from now on.${wanted.kind === 'enable' ? '' : ' Open sessions have ended.'}`,
  );
}

async function remove(services: GatewayServices, email: string): Promise<OperationAnswer> {
  const removed = await removeStaff(services, { whom: email, ...BY_OPERATOR });
  if (typeof removed === 'string') return refuse(`${email}: ${staffDesk.refused[removed]}`);
  return answer(`${removed.email} is no member of staff any more. Open sessions and tokens have ended.`);
}

async function invite(services: GatewayServices, email: string, isMailed: boolean): Promise<OperationAnswer> {
  const { consoleUrl } = services.config;
  if (consoleUrl === null) return refuse('CONSOLE_URL: expected the public origin of the console');
  const member = await findStaffMember(services.db, email);
  if (member === null) return refuse(`${email} is no member of staff: npm run admin -- create ${email}`);
  if (isMailed && services.config.isMailOff)
    return refuse('MAIL=off: no mail is sent. Without --mail the link is printed.');
  const link = await issuePasswordLink(services, member, isMailed);
  if (isMailed)
    return answer(`A link that chooses a password is on its way to ${member.email}. It works once, for a day.`);
  return answer(
    `${new URL(link, consoleUrl).href}\n${member.email} chooses a password there. It works once, for a day.`,
  );
}

async function printCode(services: GatewayServices, email: string): Promise<OperationAnswer> {
  const code = await renewCode(services, email);
  if (code === null)
    return refuse(
      `${email} has begun no sign-in: they enter email and password in the console first, then run this again.`,
    );
  return answer(`${code}\n${email} enters it in the console, once, within ten minutes of the password.`);
}

async function issue(services: GatewayServices, email: string, options: Options): Promise<OperationAnswer> {
  const member = await findStaffMember(services.db, email);
  if (member === null) return refuse(`${email} is no member of staff: npm run admin -- create ${email}`);
  const names = (options.scopes ?? '').split(',').filter((name) => name !== '');
  const unknown = names.filter((name) => !isStaffScope(name));
  if (names.length === 0 || unknown.length > 0) {
    return refuse(`--scopes: expected some of ${STAFF_SCOPES.join(', ')}, got "${unknown.join(',')}"`);
  }
  const scopes = names.filter(isStaffScope);
  const beyond = scopes.filter((scope) => !scopesOfRole(member.role).includes(scope));
  if (beyond.length > 0) return refuse(`--scopes: the role ${member.role} can't have ${beyond.join(', ')}`);
  const days = options.days === undefined ? DEFAULT_DAYS : Number(options.days);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) {
    return refuse(`--days: expected a number from 1 to ${MOST_DAYS}, got "${options.days}"`);
  }
  const { id, token, expiresAt } = await issueToken(services, member, { scopes, days });
  return answer(
    `${token}\nToken ${id} of ${member.email}, until ${expiresAt.toISOString()}. It is shown this once: store it now.`,
  );
}

async function describeStaff({ db, clock }: GatewayServices): Promise<string> {
  const staff = await listStaff(db);
  if (staff.length === 0) return 'There are no members of staff: npm run admin -- create EMAIL';
  const lines = staff.flatMap(({ email, role, sites, tokens, disabled_at: disabledAt }) => [
    `${email}  ${role}${sites === null ? '' : `  ${sites.join(',')}`}${disabledAt === null ? '' : '  disabled'}`,
    ...tokens.map((token) => {
      const state =
        token.revoked_at !== null
          ? 'revoked'
          : token.expires_at <= clock.now()
            ? 'expired'
            : `until ${token.expires_at.toISOString().slice(0, 10)}`;
      const used = token.last_used_at === null ? 'never used' : `used ${token.last_used_at.toISOString().slice(0, 16)}`;
      return `  ${token.id}  ${token.scopes.join(',')}  ${state}, ${used}`;
    }),
  ]);
  return lines.join('\n');
}

async function checkAudit({ db }: GatewayServices): Promise<OperationAnswer> {
  const found = await verifyAudit(db);
  if ('brokenAt' in found) return refuse(`The audit is not what was written, from row ${found.brokenAt} on.`);
  return answer(`The audit is whole: ${found.rows} rows.`);
}
