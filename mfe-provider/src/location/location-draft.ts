import type { business } from '@waymark/contracts/business'
import type { InputOf, OutputOf } from '@waymark/contracts/define-call'
import type { serviceArea } from '@waymark/contracts/service-area'
import type { CostTier, CountryId } from '@waymark/domain/enums'
import { coordinateValueText } from '@waymark/domain/place/coordinates'

export type Location = OutputOf<typeof serviceArea.getServiceArea>
export type OpeningStretch = Location['openingHours'][number]
export type LocationToSend = InputOf<typeof serviceArea.updateServiceArea>

/** A price level that is not said. */
export const noTier = 0

/** A location as it is typed. Empty text is nothing said, `venueTypeId` 0 is not chosen yet. */
export interface LocationDraft {
  readonly name: string
  readonly venueTypeId: number
  readonly description: string
  readonly phone: string
  readonly email: string
  readonly address: string
  readonly suburb: string
  readonly region: string
  readonly latitude: string
  readonly longitude: string
  readonly radiusKm: number
  readonly isPrivate: boolean
  readonly isActive: boolean
  readonly costTier: CostTier | typeof noTier
  readonly openingHours: readonly OpeningStretch[]
  readonly managerUserProfileIds: readonly number[]
}

/** A location that nobody has written yet. */
export const emptyLocation: LocationDraft = {
  name: '',
  venueTypeId: 0,
  description: '',
  phone: '',
  email: '',
  address: '',
  suburb: '',
  region: '',
  latitude: '',
  longitude: '',
  radiusKm: 5,
  isPrivate: false,
  isActive: true,
  costTier: noTier,
  openingHours: [],
  managerUserProfileIds: [],
}

/** The first location of an organisation: what it said when it registered stands there already. */
export function firstLocationOf({ registeredPlace, phone }: OutputOf<typeof business.businessProfile>): LocationDraft {
  if (registeredPlace === null) return emptyLocation
  const { address, suburb, region, latitude, longitude } = registeredPlace
  return {
    ...emptyLocation,
    phone: phone ?? '',
    address,
    suburb,
    region,
    latitude: latitude === null ? '' : coordinateValueText(latitude),
    longitude: longitude === null ? '' : coordinateValueText(longitude),
  }
}

/** A saved location as it is typed. */
export function locationDraftOf(location: Location): LocationDraft {
  return {
    name: location.name,
    venueTypeId: location.venueTypeId,
    description: location.description,
    phone: location.phone ?? '',
    email: location.email ?? '',
    address: location.address,
    suburb: location.suburb,
    region: location.region,
    latitude: coordinateValueText(location.latitude),
    longitude: coordinateValueText(location.longitude),
    radiusKm: location.radiusKm,
    isPrivate: location.isPrivate,
    isActive: location.isActive,
    costTier: location.costTier ?? noTier,
    openingHours: location.openingHours,
    managerUserProfileIds: location.managerUserProfileIds,
  }
}

/** What the call takes: of a saved location with the version it was read in, of a new one without. */
export function locationToSend(
  draft: LocationDraft,
  at: { readonly serviceAreaId: number; readonly version: number; readonly timeZone: string } | null,
  countryId: CountryId,
): LocationToSend {
  return {
    ...draft,
    serviceAreaId: at?.serviceAreaId ?? null,
    version: at?.version ?? null,
    countryId,
    phone: draft.phone === '' ? null : draft.phone,
    email: draft.email === '' ? null : draft.email,
    costTier: draft.costTier === noTier ? null : draft.costTier,
    openingHours: [...draft.openingHours],
    managerUserProfileIds: [...draft.managerUserProfileIds],
  }
}
