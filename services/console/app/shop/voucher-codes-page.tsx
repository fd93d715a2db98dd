import { staffCall } from '../api/staff-call.ts';
import { ApproveDiscountDocument, DiscountsDocument, StopDiscountDocument } from '../api/staff-operations.generated.ts';
import { useSession } from '../layout/use-session.ts';
import { discounts as texts } from '../messages/discounts.ts';
import { may } from '../session/session.ts';
import { CODES_PER_PAGE, CodeListPage } from './code-list-page.tsx';
import { columnsWithoutCodes, discountColumns, type DiscountRow } from './discount-columns.tsx';
import { NewDiscountDialog } from './new-discount-dialog.tsx';

/**
 * Discounts by code, with the way to make one and to stop one. Each leads to its codes, for those who may make some: nobody else
 * sees a code.
 */
export function VoucherCodesPage() {
  const seesCodes = may(useSession(), 'shop:write');
  return (
    <CodeListPage
      texts={texts}
      columns={seesCodes ? discountColumns : columnsWithoutCodes}
      path={seesCodes ? '/voucher-codes' : null}
      queryKey="discounts"
      load={loadDiscounts}
      approve={approveDiscount}
      stop={stopDiscount}
      NewDialog={NewDiscountDialog}
    />
  );
}

async function loadDiscounts(after: string | null) {
  const { discounts } = await staffCall(DiscountsDocument, { after, first: CODES_PER_PAGE });
  return { rows: discounts.discounts, next: discounts.next };
}

async function approveDiscount({ id }: DiscountRow, reason: string): Promise<string | null> {
  const { approveDiscount: answer } = await staffCall(ApproveDiscountDocument, { discountId: id, reason });
  return answer.__typename === 'DiscountRefused' ? answer.message : null;
}

async function stopDiscount({ id }: DiscountRow, reason: string): Promise<string | null> {
  const { stopDiscount: answer } = await staffCall(StopDiscountDocument, { discountId: id, reason });
  return answer.__typename === 'DiscountRefused' ? answer.message : null;
}
