import { openBrowser } from '@network/gateway/modules/identity/testing/browser.ts';
import { mailsOf } from '@network/gateway/modules/mail/testing/outbox.ts';
import { vi } from 'vitest';
import type { History } from './history.ts';

/** Forgets the password, follows the mailed link and chooses a new one, which ends all sessions. */
export async function resetsPassword({ world, person }: History): Promise<string> {
  const { gateway, tenants } = world;
  const [tenant] = tenants;
  if (!tenant) throw new Error('A world has a brand.');
  const browser = openBrowser(gateway, tenant);
  const mailed = async () =>
    (await mailsOf(gateway.services.db, person.email)).filter(({ kind }) => kind === 'passwordReset');
  const before = (await mailed()).length;
  await browser.identity(`/password/forgotten?brand=${tenant.id}`, { email: person.email });
  const mail = await vi.waitFor(async () => {
    const found = (await mailed()).at(-1);
    if (!found || (await mailed()).length === before) throw new Error('No mail yet.');
    return found;
  });
  const token = new URL(mail.content.link ?? '', gateway.services.config.publicUrl).searchParams.get('token') ?? '';
  const form = { token, newPassword: 'Tr4velling0tter', confirmation: 'Tr4velling0tter' };
  const { statusCode } = await browser.identity(`/password/reset?brand=${tenant.id}`, form);
  return String(statusCode);
}
