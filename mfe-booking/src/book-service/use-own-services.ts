import { booking } from '@waymark/contracts/booking'
import { isOwnService } from '@waymark/domain/catalogue/own-services'
import type { CountryId } from '@waymark/domain/enums'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'

const minLetters = 3

/** What organisations offer beside the catalogue: by words of its name, or the one with this id. */
export function useOwnServices(countryId: CountryId, by: { readonly search: string } | { readonly serviceId: number }) {
  const isStranger = useAppStore(({ user }) => user === null)
  const isAsked = 'search' in by ? by.search.trim().length >= minLetters : isOwnService(by.serviceId)
  return useCall(
    booking.findOwnServices,
    { ...by, ...(isStranger ? { countryId } : {}) },
    { enabled: isAsked, staleMs: 60_000, keepPrevious: 'search' in by && isAsked },
  )
}
