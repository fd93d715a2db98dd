import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../services.ts';

/** The brand in whose name and looks a mail is written, or the console for mails to staff. */
export interface MailSender {
  readonly id: string;
  readonly name: string;
  readonly urls: Pick<Tenant['urls'], 'tour' | 'members' | 'api'>;
  readonly theme: {
    readonly palette: Pick<Tenant['theme']['palette'], 'background' | 'surface' | 'text' | 'accent' | 'onAccent'>;
    readonly fonts: Pick<Tenant['theme']['fonts'], 'display' | 'text'>;
    readonly gate: Tenant['theme']['gate'];
  };
  readonly contacts?: Pick<Tenant['contacts'], 'post'>;
  readonly custodian?: Pick<Tenant['custodian'], 'address'>;
  /** The page for questions is for members alone. */
  readonly isForStaff?: true;
}

/** The business's address by post, on one line; null for the console. */
export function postalAddress({ name, contacts, custodian }: MailSender): string | null {
  const address = contacts?.post ?? custodian?.address;
  return address === undefined ? null : `${name}, ${address}`;
}

/** What mails to staff name as their tenant; no brand has this id. */
export const CONSOLE_SENDER = 'console';

const CONSOLE_LOOKS: MailSender['theme'] = {
  palette: { background: '#f3f4f6', surface: '#ffffff', text: '#1b1f29', accent: '#3f46c8', onAccent: '#ffffff' },
  fonts: { display: 'Figtree', text: 'Figtree' },
  gate: {
    layout: 'panel',
    corners: { panel: 16, control: 8, button: 999 },
    heading: { weight: 600, tracking: -0.01 },
  },
};

/** The sender of a mail; null for a brand of which no release is active, and for a console that is not configured. */
export function findSender(
  { tenants, config }: Pick<GatewayServices, 'tenants' | 'config'>,
  id: string,
): MailSender | null {
  if (id !== CONSOLE_SENDER) return tenants.find(id);
  const { consoleUrl } = config;
  if (consoleUrl === null) return null;
  const urls = { tour: consoleUrl, members: consoleUrl, api: consoleUrl };
  return { id, name: 'network console', urls, theme: CONSOLE_LOOKS, isForStaff: true };
}
