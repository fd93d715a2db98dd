import type { Execute } from '../api/execute.ts';
import { isDiscreet } from '../discreet/discreet-mode.ts';
import { HasPushDocument } from './api/has-push.generated.ts';
import { StartPushDocument } from './api/start-push.generated.ts';
import { currentPushBrowser, type PushBrowser } from './push-browser.ts';

/** Sends messages to this browser from now on, by the discretion that it has now. @throws Error when the gateway refuses it */
export async function startPush(execute: Execute, browser: PushBrowser): Promise<void> {
  const { startPush: answer } = await execute(StartPushDocument, { browser: { ...browser, isDiscreet: isDiscreet() } });
  if (answer.__typename === 'PushRefused') throw new Error('The gateway refused this browser.');
}

/** Whether this browser gets messages about the signed-in member's notices. */
export async function hasPush(execute: Execute): Promise<boolean> {
  const browser = await currentPushBrowser();
  return browser !== null && (await execute(HasPushDocument, { endpoint: browser.endpoint })).hasPush;
}

/** Applies a changed discretion to the messages of this browser, where it gets any. */
export async function renewPush(execute: Execute): Promise<void> {
  const browser = await currentPushBrowser();
  if (browser !== null && (await hasPush(execute))) await startPush(execute, browser);
}
