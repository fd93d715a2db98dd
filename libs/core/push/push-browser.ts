/** What this browser lets a site do about push messages. */
export type PushPermission = 'unsupported' | 'denied' | 'open';

/** A subscription as the gateway takes it. */
export interface PushBrowser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Whether this browser can show push messages of this site, or its person has refused them. */
export function pushPermission(): PushPermission {
  if (!('PushManager' in globalThis) || !('Notification' in globalThis) || !navigator.serviceWorker)
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'open';
}

/** This browser's subscription; null for none. */
export async function currentPushBrowser(): Promise<PushBrowser | null> {
  if (pushPermission() === 'unsupported') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? browserOf(subscription) : null;
}

/**
 * Asks the person, who has just pressed a button, and subscribes this browser by the gateway's public key. A subscription by
 * another key is replaced.
 * @returns null when the person refused
 */
export async function subscribeBrowser(pushKey: string): Promise<PushBrowser | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  try {
    return browserOf(await pushManager.subscribe(options));
  } catch (error) {
    const former = await pushManager.getSubscription();
    if (former === null) throw error;
    await former.unsubscribe();
    return browserOf(await pushManager.subscribe(options));
  }
}

/** Ends this browser's subscription at its push service. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function browserOf(subscription: PushSubscription): PushBrowser {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}
