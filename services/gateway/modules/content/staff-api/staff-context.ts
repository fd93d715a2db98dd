import type { GatewayServices } from '../../../services.ts';
import type { Staff } from '../../staff/public.ts';

/** The context of a resolver of the staff API. */
export interface StaffContext {
  readonly services: GatewayServices;
  readonly staff: Staff;
}
