import type { ParsedInputOf } from '@waymark/contracts/define-call'
import type { service } from '@waymark/contracts/service'
import { findSizeOption, serviceKind } from '@waymark/domain/catalogue/own-services'
import type { ServiceId } from '@waymark/domain/ids'
import type { SizeToOffer } from '../db/write-area-services.ts'

type RequestedSizes = ParsedInputOf<typeof service.updateServiceAreaServiceSizeOptions>['sizeOptions']

/** The sizes as the table stores them, without duplicates; or why one of them cannot be offered. */
export function sizesToOffer(
  serviceId: ServiceId,
  requested: RequestedSizes,
): SizeToOffer[] | { readonly word: 'SizeNotThere' } | { readonly word: 'TooManyPeople'; readonly max: number } {
  const sizes = new Map<number, SizeToOffer>()
  for (const { serviceSizeOptionId, maxPeople } of requested) {
    const option = findSizeOption(serviceId, serviceSizeOptionId)
    if (!option) return { word: 'SizeNotThere' }
    const max = option.allowPeopleQtySelection ? (option.maxPeople ?? 1) : 1
    if (maxPeople !== null && maxPeople > max) return { word: 'TooManyPeople', max }
    sizes.set(option.id, { sizeOptionId: option.id, maxPeople })
  }
  return [...sizes.values()]
}

/** A service starts with all its sizes, quoted until they have a fee. */
export function allSizes(serviceId: ServiceId): SizeToOffer[] {
  return serviceKind(serviceId)?.sizeOptions.map(({ id }) => ({ sizeOptionId: id, maxPeople: null })) ?? []
}
