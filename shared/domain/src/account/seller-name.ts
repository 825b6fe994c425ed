interface Seller {
  readonly supplierName: string
  /** Null where it is the name. */
  readonly supplierLegalName: string | null
}

/** Who sells, on a receipt: "Harbour Care Charitable Trust, trading as Harbour Care". */
export function sellerName({ supplierName, supplierLegalName }: Seller): string {
  return supplierLegalName === null ? supplierName : `${supplierLegalName}, trading as ${supplierName}`
}
