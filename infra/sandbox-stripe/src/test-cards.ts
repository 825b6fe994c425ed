/** What happens when a card of the sandbox pays. */
export type CardOutcome =
  | { readonly kind: 'approved'; readonly renews: boolean }
  | { readonly kind: 'needsConfirmation' }
  /** As with a bank debit: the checkout is complete, and the bank decides a minute later. */
  | { readonly kind: 'decidedLater'; readonly pays: boolean }
  | { readonly kind: 'declined'; readonly code: string; readonly declineCode?: string; readonly message: string }

export interface TestCard {
  readonly number: string
  readonly about: string
  readonly outcome: CardOutcome
}

const declined = (code: string, message: string, declineCode?: string): CardOutcome =>
  declineCode === undefined ? { kind: 'declined', code, message } : { kind: 'declined', code, message, declineCode }

/** Stripe's own test numbers, with the same results; Stripe has no cards that are decided later. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', about: 'Approved', outcome: { kind: 'approved', renews: true } },
  { number: '5555555555554444', about: 'Approved (Mastercard)', outcome: { kind: 'approved', renews: true } },
  { number: '4000002760003184', about: 'Asks you to confirm', outcome: { kind: 'needsConfirmation' } },
  {
    number: '4000000000000002',
    about: 'Declined',
    outcome: declined('card_declined', 'Your card was declined.', 'generic_decline'),
  },
  {
    number: '4000000000009995',
    about: 'Not enough money',
    outcome: declined('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  },
  { number: '4000000000000069', about: 'Expired', outcome: declined('expired_card', 'Your card has expired.') },
  {
    number: '4000000000000127',
    about: 'Wrong security code',
    outcome: declined('incorrect_cvc', 'Your card’s security code is incorrect.'),
  },
  {
    number: '4000000000000259',
    about: 'Approved, then disputed by its owner',
    outcome: { kind: 'approved', renews: true },
  },
  {
    number: '4000000000007726',
    about: 'Approved; a refund takes a minute',
    outcome: { kind: 'approved', renews: true },
  },
  {
    number: '4000000000005126',
    about: 'Approved; a refund fails after a minute',
    outcome: { kind: 'approved', renews: true },
  },
  {
    number: '4000000000006009',
    about: 'As a bank debit: paid after a minute',
    outcome: { kind: 'decidedLater', pays: true },
  },
  {
    number: '4000000000006017',
    about: 'As a bank debit: refused after a minute',
    outcome: { kind: 'decidedLater', pays: false },
  },
  {
    number: '4000000000000341',
    about: 'Approved now, declined at each renewal',
    outcome: { kind: 'approved', renews: false },
  },
]

/** The outcome of paying with this card. Any other number is declined: no real card belongs here. */
export function outcomeOf(number: string): CardOutcome {
  const known = testCards.find((card) => card.number === number)
  return (
    known?.outcome ?? declined('card_declined', 'This sandbox takes the test cards below only.', 'test_mode_live_card')
  )
}

/** Whether the digits pass the check of card numbers (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** Whether the owner of this card disputes what it is charged. */
export function isDisputed(number: string): boolean {
  return number === '4000000000000259'
}

/** What becomes of a refund to the card with these last digits. */
export function refundOutcomeOf(last4: string): 'made' | 'pending' | 'fails' {
  if (last4 === '7726') return 'pending'
  return last4 === '5126' ? 'fails' : 'made'
}
