const brandNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** "Visa ending in 4242", from the brand as Stripe writes it. */
export function cardText({ brand, last4 }: { readonly brand: string; readonly last4: string }): string {
  return `${brandNames[brand] ?? 'Card'} ending in ${last4}`
}
