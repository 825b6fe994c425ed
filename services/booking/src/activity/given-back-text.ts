import { type Currency, moneyText } from '@waymark/domain/booking/price'

/** What a cancellation gives back, as sentences: none where nothing was paid. */
export function givenBackText(
  { cardCents, cashCents }: { readonly cardCents: number; readonly cashCents: number },
  currency: Currency,
): readonly string[] {
  return [
    ...(cardCents > 0 ? [`${moneyText(cardCents, currency)} goes back to the card.`] : []),
    ...(cashCents > 0 ? [`${moneyText(cashCents, currency)} is to be given back in cash.`] : []),
  ]
}

/** The first sentence ends in a full stop where others follow. */
export function sentencesText([first = '', ...rest]: readonly string[]): string {
  return rest.length === 0 ? first : `${first.replace(/\.$/, '')}. ${rest.join(' ')}`
}
