import type { ActivityId, ServiceId } from '@waymark/domain/ids'

/** The JSON columns of `provider_api.venue`, as provider publishes them and map indexes them. */

/** One accessibility fact of a venue. `measure` is in the option's unit, `checkedOn` a local date. */
export interface PublishedFact {
  readonly optionId: number
  readonly isMet: boolean
  readonly measure: number | null
  readonly note: string | null
  readonly checkedOn: string | null
}

/** When a venue is open on one day of the week, by its own wall clock. */
export interface PublishedHours {
  readonly dayOfWeek: number
  readonly opens: string
  readonly closes: string
}

/** What the map filters venues by of one activity that can be booked there, and what the search finds it by. */
export interface PublishedActivity {
  readonly id: ActivityId
  readonly kindIds: readonly number[]
  readonly minAge: number | null
  readonly maxAge: number | null
  readonly priceCents: number
  readonly title: string
}

/** A service that a place offers beside the catalogue. */
export interface PublishedService {
  readonly id: ServiceId
  readonly name: string
  readonly description: string
}
