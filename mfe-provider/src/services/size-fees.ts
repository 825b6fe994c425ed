import type { InputOf } from '@waymark/contracts/define-call'
import type { service } from '@waymark/contracts/service'
import type { SizeOption } from './service-detail.ts'

/** How a size is charged: per job, per hour, or by quote. */
export const feeKinds = ['fixed', 'perHour', 'quote'] as const
export type FeeKind = (typeof feeKinds)[number]

export const feeKindOptions: readonly { readonly id: FeeKind; readonly label: string }[] = [
  { id: 'fixed', label: 'One price for the job' },
  { id: 'perHour', label: 'Price per hour' },
  { id: 'quote', label: 'Quote' },
]

/** One size as it is typed; `dollars` is null in an empty field, `maxPeople` 0 where people are not chosen, null in an empty field. */
export interface SizeFee {
  readonly serviceSizeOptionId: number
  readonly isOffered: boolean
  readonly kind: FeeKind
  readonly dollars: number | null
  readonly maxPeople: number | null
}

type FeeToSend = InputOf<typeof service.updateServiceAreaServiceFee>['feeListEntries'][number]
type SizeToSend = InputOf<typeof service.updateServiceAreaServiceSizeOptions>['sizeOptions'][number]

/** The sizes of a service as a draft. */
export function sizeFeesOf(sizes: readonly SizeOption[]): SizeFee[] {
  return sizes.map(({ serviceSizeOptionId, fee, offeredMaxPeople, maxPeople }) => ({
    serviceSizeOptionId,
    isOffered: fee !== null,
    kind: fee === null || fee.isQuotesFee ? 'quote' : fee.feeBasis,
    dollars: fee?.priceCents == null ? null : fee.priceCents / 100,
    maxPeople: offeredMaxPeople ?? maxPeople ?? 0,
  }))
}

/** Sentences by field for offered sizes without a price or a number of people. */
export function missingFees(fees: readonly SizeFee[]): Record<string, string> {
  const missing: Record<string, string> = {}
  for (const [at, { isOffered, kind, dollars, maxPeople }] of fees.entries()) {
    if (isOffered && kind !== 'quote' && dollars === null)
      missing[`sizes.${at}.dollars`] = 'Give a price, or choose "Quote".'
    if (isOffered && maxPeople === null) missing[`sizes.${at}.maxPeople`] = 'Give a number of people.'
  }
  return missing
}

/** The field of a path of the calls: `feeListEntries.2.priceCents` speaks of the third size that is offered. */
export function fieldOfFee(fees: readonly SizeFee[], path: string): string {
  const [, index, key] = /^(?:feeListEntries|sizeOptions)\.(\d+)\.(\w+)$/.exec(path) ?? []
  const offered = [...fees.keys()].filter((at) => fees[at]?.isOffered)
  const at = offered[Number(index)]
  return at === undefined || key === undefined ? path : `sizes.${at}.${fieldOf[key] ?? 'dollars'}`
}

const fieldOf: Readonly<Record<string, keyof SizeFee>> = {
  serviceSizeOptionId: 'isOffered',
  isQuotesFee: 'kind',
  feeBasis: 'kind',
  maxPeople: 'maxPeople',
}

/** Whether other sizes, or other numbers of people, are offered than before. */
export function hasOtherSizes(before: readonly SizeFee[], after: readonly SizeFee[]): boolean {
  return JSON.stringify(sizesToSend(before)) !== JSON.stringify(sizesToSend(after))
}

/** The offered sizes as the call takes them. */
export function sizesToSend(fees: readonly SizeFee[]): SizeToSend[] {
  return fees
    .filter(({ isOffered }) => isOffered)
    .map(({ serviceSizeOptionId, maxPeople }) => ({
      serviceSizeOptionId,
      maxPeople: maxPeople === 0 ? null : maxPeople,
    }))
}

/** The fees of the offered sizes as the call takes them. */
export function feesToSend(fees: readonly SizeFee[]): FeeToSend[] {
  return fees
    .filter(({ isOffered }) => isOffered)
    .map(({ serviceSizeOptionId, kind, dollars }) =>
      kind === 'quote'
        ? { serviceSizeOptionId, isQuotesFee: true, priceCents: null }
        : { serviceSizeOptionId, isQuotesFee: false, priceCents: Math.round((dollars ?? 0) * 100), feeBasis: kind },
    )
}
