import type { Mail } from '../../../platform/mail/public.ts';
import type { OpenedChange } from './open-email-change.ts';

/**
 * The mail to the address that an account moves away from, with the link that undoes it. An address that was never confirmed
 * may be a mistyped one, which is a stranger's: it gets no link, since that would hand the account over, and is not told
 * the new address. The same goes for the address of somebody who took the account.
 * @param by who asked: the member, who proved it, or support, where a second member of staff agreed
 */
export function mailToOldAddress(
  { refuseLink, about, oldEmailIs }: OpenedChange,
  change: {
    readonly oldEmail: string;
    readonly newEmail: string;
    readonly by: 'member' | 'support';
    readonly now: Date;
  },
): Mail {
  const { oldEmail: to, newEmail: email, now: date } = change;
  if (oldEmailIs !== 'proven') {
    const kind = oldEmailIs === 'foreign' ? 'emailChangeForeign' : 'emailChangeUnproven';
    return { ...about, kind, to, values: { email: to, date, link: '/support' }, linkOn: 'tour' };
  }
  const kind = change.by === 'support' ? 'emailChangeBySupport' : 'emailChangeRequested';
  return { ...about, kind, to, values: { email, date, link: refuseLink } };
}
