import { billerPart } from './biller/part.ts';
import { mailboxPart } from './mailbox/part.ts';
import { partnerPart } from './partner/part.ts';
import type { SandboxPart } from './sandbox-part.ts';

/** Everything that the sandbox plays. */
export const parts: readonly SandboxPart[] = [mailboxPart, billerPart, partnerPart];
