const CODE = /^[\w.~-]{1,128}$/;

/** What of local storage a campaign needs; a browser that refuses storage throws on any use of it. */
export type CampaignStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps the affiliate's code that an address brings along, for when its visitor joins (R57). */
export function keepCampaign(search: string, storage: () => CampaignStorage): void {
  const code = new URLSearchParams(search).get('nats');
  if (code === null || !CODE.test(code)) return;
  try {
    storage().setItem('nats', code);
  } catch {
    // A visitor whose browser keeps nothing joins without a code.
  }
}

/** What this browser keeps for the join address: the affiliate's code, and the last element named by a campaign. */
export function readCampaign(storage: () => CampaignStorage): { nats?: string; elm?: string } {
  try {
    const kept = storage();
    const valid = (name: 'nats' | 'elm') => {
      const value = kept.getItem(name);
      return value !== null && CODE.test(value) ? { [name]: value } : {};
    };
    return { ...valid('nats'), ...valid('elm') };
  } catch {
    return {};
  }
}
