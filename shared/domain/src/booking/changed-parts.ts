import { once } from '../once.ts'
/** What a change of a booking can touch, in the order in which it is said. */
export const changedParts = ['time', 'size', 'people', 'address', 'person', 'needs', 'notes'] as const
export type ChangedPart = (typeof changedParts)[number]

const names: Readonly<Record<ChangedPart, string>> = {
  time: 'the time',
  size: 'the size',
  people: 'the number of people',
  address: 'the address or how to get in',
  person: 'who it is for',
  needs: 'the access needs that are shared',
  notes: 'the notes',
}

const list = once(() => new Intl.ListFormat('en-NZ', { type: 'conjunction' }))

/** "the size and the notes". */
export function changedPartsText(parts: readonly ChangedPart[]): string {
  return list().format(changedParts.filter((part) => parts.includes(part)).map((part) => names[part]))
}

/** What a change did to one date, as its history says it. Addresses, names and notes are not repeated there. */
export interface DateChange {
  readonly parts: readonly ChangedPart[]
  /** The starts in words. */
  readonly from: string
  readonly to: string
  readonly size: { readonly from: string; readonly to: string } | null
  /** The prices as they are shown. */
  readonly price: { readonly from: string; readonly to: string } | null
}

/** "Changed from Thu 26 Nov 2026, 9:00 am to Fri 27 Nov 2026, 10:15 am", "Changed the size from Usual visit to Long visit. Changed the notes". */
export function dateChangeText({ parts, from, to, size, price }: DateChange): string {
  const others = parts.filter((part) => part !== 'time' && part !== 'size')
  const sentences = [
    ...(parts.includes('time') ? [`Changed from ${from} to ${to}`] : []),
    ...(size ? [`Changed the size from ${size.from} to ${size.to}`] : []),
    ...(price && price.from !== price.to ? [`The price is ${price.to} now, it was ${price.from}`] : []),
    ...(others.length > 0 ? [`Changed ${changedPartsText(others)}`] : []),
  ]
  return sentences.join('. ')
}
