/** The page of a receipt. */
export function receiptHref(id: string): string {
  return `/account/receipts/${encodeURIComponent(id)}`;
}

/** The address of the receipt as a PDF. */
export function receiptFileHref(id: string): string {
  return `/account/receipt.pdf?${new URLSearchParams({ id }).toString()}`;
}
