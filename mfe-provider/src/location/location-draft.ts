import type { business } from '@waymark/contracts/business'
import type { InputOf, OutputOf } from '@waymark/contracts/define-call'
import type { serviceArea } from '@waymark/contracts/service-area'
import type { CostTier, CountryId } from '@waymark/domain/enums'
import { coordinateValueText } from '@waymark/domain/place/coordinates'
import type { FormInput } from '@waymark/web-kit/use-form'
import type { WeekStretch } from '../week-hours/week-hours-field.tsx'

export type Location = OutputOf<typeof serviceArea.getServiceArea>

/** No price level. */
export const noTier = 0

/** A location as a draft. Empty text means not given. */
export interface LocationDraft {
  readonly name: string
  readonly venueTypeId: number | null
  readonly description: string
  readonly phone: string
  readonly email: string
  readonly address: string
  readonly suburb: string
  readonly region: string
  readonly latitude: string
  readonly longitude: string
  readonly radiusKm: number | null
  readonly isPrivate: boolean
  readonly isActive: boolean
  readonly costTier: CostTier | typeof noTier
  readonly openingHours: readonly WeekStretch[]
  readonly managerUserProfileIds: readonly number[]
}

/** An empty draft of a location. */
export const emptyLocation: LocationDraft = {
  name: '',
  venueTypeId: null,
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

/** The first location of an organisation, prefilled from its registration. */
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

/** A saved location as a draft. */
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
    openingHours: location.openingHours.map(({ dayOfWeek, opens, closes }) => ({ dayOfWeek, from: opens, to: closes })),
    managerUserProfileIds: location.managerUserProfileIds,
  }
}

/** What the call takes: of a saved location with the version it was read in, of a new one without. */
export function locationToSend(
  draft: LocationDraft,
  at: { readonly serviceAreaId: number; readonly version: number; readonly timeZone: string } | null,
  countryId: CountryId,
): FormInput<InputOf<typeof serviceArea.updateServiceArea>> {
  return {
    ...draft,
    serviceAreaId: at?.serviceAreaId ?? null,
    version: at?.version ?? null,
    countryId,
    costTier: draft.costTier === noTier ? null : draft.costTier,
    openingHours: draft.openingHours.map(({ dayOfWeek, from, to }) => ({ dayOfWeek, opens: from, closes: to })),
  }
}
