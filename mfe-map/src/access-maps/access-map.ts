import type { accessMap } from '@waymark/contracts/access-map'
import type { InputOf, OutputOf } from '@waymark/contracts/define-call'
import { accessOption } from '@waymark/domain/access-fit/options'
import type { AccessMapStatus } from '@waymark/domain/place/access-map'
import { filterName } from '@waymark/web-kit/option-words'
import type { FormHandle } from '@waymark/web-kit/use-form'

export type AccessMapDraft = OutputOf<typeof accessMap.getLocationsMapData>
export type MapPreview = OutputOf<typeof accessMap.getAccessMapPreview>
type Content = InputOf<typeof accessMap.updateMapContentData>
type FirstView = Content['firstView']

/** What the editor holds: both saves of a map, named as their inputs. */
export interface TypedMap extends FirstView {
  readonly title: string
  readonly slug: string
  readonly intro: string
  readonly logo: File | null
  readonly isLogoDeleted: boolean
  readonly locationImage: File | null
  readonly isLocationImageDeleted: boolean
  readonly locationImageAlt: string
  readonly organisations: AccessMapDraft['organisations']
  readonly networks: AccessMapDraft['networks']
  readonly towns: readonly { name: string; latitude: number; longitude: number; radiusKm: number | null }[]
  readonly filterOptionIds: readonly number[]
}

export type MapForm = FormHandle<typeof accessMap.updateMapContentData, TypedMap>

export function typedOf(map: AccessMapDraft): TypedMap {
  return {
    title: map.title,
    slug: map.slug,
    intro: map.intro,
    logo: null,
    isLogoDeleted: false,
    locationImage: null,
    isLocationImageDeleted: false,
    locationImageAlt: map.isLocationImageDrawn ? '' : (map.locationImage?.alt ?? ''),
    organisations: map.organisations,
    networks: map.networks,
    towns: map.towns,
    filterOptionIds: map.filterOptionIds,
    ...map.firstView,
  }
}

/** Whose places, as the calls take them; a town without a radius is left out of the preview. */
export function sourcesOf({ organisations, networks, towns }: TypedMap) {
  return {
    accountIds: organisations.map(({ accountId }) => accountId),
    badgePartnerIds: networks.map(({ badgePartnerId }) => badgePartnerId),
    towns,
  }
}

export function firstViewOf(typed: TypedMap): FirstView {
  const { latitude, longitude, zoom, placeName, isListShown, isOpenNow, areActivitiesShown } = typed
  return { latitude, longitude, zoom, placeName, isListShown, isOpenNow, areActivitiesShown }
}

/** The part that goes with files. */
export function dataOf({ title, slug, locationImageAlt, isLogoDeleted, isLocationImageDeleted, ...typed }: TypedMap) {
  return {
    title,
    slug,
    locationImageAlt,
    isLogoDeleted: isLogoDeleted && typed.logo === null,
    isLocationImageDeleted: isLocationImageDeleted && typed.locationImage === null,
  }
}

/** A filter as people read it on the map. */
export function filterNameOf(optionId: number): string {
  const option = accessOption(optionId)
  return option ? filterName(option, null) : ''
}

/** The word for where a map stands, with its public page beside its draft. */
export function stateWord(status: AccessMapStatus, isPublic: boolean): string {
  switch (status) {
    case 'Published':
      return 'Public'
    case 'Requested':
      return isPublic ? 'Public, change waits for an answer' : 'Waits for an answer'
    case 'Declined':
      return isPublic ? 'Public, change not published' : 'Not published'
    case 'Draft':
      return isPublic ? 'Public, draft changed' : 'Draft'
  }
}
