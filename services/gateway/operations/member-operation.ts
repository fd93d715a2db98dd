import { parseEmail } from '@network/validation/email.ts';
import { readableEmail } from '@network/validation/readable-email.ts';
import type { GatewayModule } from '../module.ts';
import { tableOf } from './member-section.ts';
import type { Operation, OperationAnswer } from './operation.ts';
import { findAccount } from '../modules/people/identity/public.ts';

/** `npm run member -- EMAIL`: what every module knows of a member. Reading changes nothing. */
export function memberOperation(modules: readonly GatewayModule[]): Operation {
  const sections = modules.flatMap((module) => module.memberSections ?? []);
  return {
    name: 'member',
    run: async (services, args): Promise<OperationAnswer> => {
      const [address, ...more] = args;
      if (address === undefined || more.length > 0) return { ok: false, text: 'Usage: npm run member -- EMAIL' };
      const email = parseEmail(address);
      if (email === null) return { ok: false, text: `"${address}" is no email address.` };
      const person = await findAccount(services.db, email);
      if (!person) return { ok: false, text: `There is no member with the address ${readableEmail(email)}.` };
      const parts: string[] = [];
      for (const { title, rows } of sections) {
        parts.push(`${title}\n${tableOf(await rows(services, person.id, email))}`);
      }
      return { ok: true, text: parts.join('\n\n') };
    },
  };
}
