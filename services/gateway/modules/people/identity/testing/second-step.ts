import type { GatewayServices } from '../../../../services.ts';
import { acceptCode, prepareAuthenticator } from '../second-step/authenticator.ts';
import { codeAt } from '../second-step/totp.ts';

/** Switches the second step on for a person. @returns the code that their app shows at an instant; that of now is used */
export async function switchSecondStepOn(
  services: Pick<GatewayServices, 'db' | 'clock' | 'config' | 'randomBytes'>,
  userId: string,
): Promise<(at: Date) => string> {
  const secret = (await prepareAuthenticator(services, userId)) ?? new Uint8Array();
  await acceptCode(services, userId, codeAt(secret, services.clock.now()), 'waiting');
  return (at) => codeAt(secret, at);
}
