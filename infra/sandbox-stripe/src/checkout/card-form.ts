import { isCardNumber } from '../test-cards.ts'

/** The form of the checkout; the security code is checked and never stored. */
export interface CardForm {
  readonly email: string
  readonly name: string
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}

export type CardErrors = Partial<Record<keyof CardForm, string>>

export function readCardForm(form: URLSearchParams): CardForm {
  const read = (name: keyof CardForm) => (form.get(name) ?? '').trim().slice(0, 200)
  return {
    email: read('email'),
    name: read('name'),
    number: read('number').replace(/[\s-]/g, ''),
    expiry: read('expiry'),
    cvc: read('cvc'),
  }
}

/** What is wrong with the fields, before the card is charged. */
export function cardErrors(form: CardForm, now: Date): CardErrors {
  return {
    ...(/^[^@\s]+@[^@\s]+$/.test(form.email) ? {} : { email: 'Write an email address.' }),
    ...(form.name === '' ? { name: 'Write the name on the card.' } : {}),
    ...(isCardNumber(form.number) ? {} : { number: 'Your card number is invalid.' }),
    ...(isToCome(form.expiry, now) ? {} : { expiry: 'Write month and year to come, such as 12 / 34.' }),
    ...(/^\d{3,4}$/.test(form.cvc) ? {} : { cvc: 'Write the 3 or 4 digits of the security code.' }),
  }
}

function isToCome(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(expiry) ?? []
  return month !== undefined && Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime()
}
