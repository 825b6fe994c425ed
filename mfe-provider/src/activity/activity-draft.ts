import type { activity } from '@waymark/contracts/activity'
import type { InputOf, OutputOf } from '@waymark/contracts/define-call'
import type { FormInput } from '@waymark/web-kit/use-form'

export type Activity = OutputOf<typeof activity.getActivityByActivityId>
type ActivityInput = InputOf<typeof activity.submitActivity>
type ActivityToSend = FormInput<ActivityInput>

/** What an activity is, for whom, and how many can come, as it is typed. */
export interface ActivityDetails {
  readonly title: string
  readonly description: string
  readonly activityKindIds: readonly number[]
  readonly minAge: number | null
  readonly maxAge: number | null
  readonly maxSpacesPerSession: number | null
  readonly maxSpacesPerClient: number | null
  readonly wheelchairSpaces: number | null
  readonly hearingReceivers: number | null
  readonly interpreterPlaces: number | null
  readonly quietPlaces: number | null
  readonly preparation: string
  readonly contactName: string
  readonly contactEmail: string
  readonly contactPhone: string
}

/** The same of an activity or an amenity that is saved. */
type SavedPrice = Pick<
  Activity,
  'priceCents' | 'concessionPriceCents' | 'hasFreeCompanion' | 'refundUntilHours' | 'policyNote'
>

/** What it costs, and who gets money back, as it is typed. */
export interface ActivityPrice {
  readonly priceDollars: number | null
  readonly concessionDollars: number | null
  readonly hasFreeCompanion: boolean
  readonly refund: 'usual' | 'own'
  readonly refundUntilHours: number | null
  readonly policyNote: string
}

export const emptyDetails: ActivityDetails = {
  title: '',
  description: '',
  activityKindIds: [],
  minAge: null,
  maxAge: null,
  maxSpacesPerSession: 10,
  maxSpacesPerClient: 2,
  wheelchairSpaces: 0,
  hearingReceivers: 0,
  interpreterPlaces: 0,
  quietPlaces: 0,
  preparation: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
}

export function detailsOf(saved: Activity): ActivityDetails {
  return {
    title: saved.title,
    description: saved.description,
    activityKindIds: saved.activityKindIds,
    minAge: saved.minAge,
    maxAge: saved.maxAge,
    maxSpacesPerSession: saved.maxSpacesPerSession,
    maxSpacesPerClient: saved.maxSpacesPerClient,
    wheelchairSpaces: saved.wheelchairSpaces,
    hearingReceivers: saved.hearingReceivers,
    interpreterPlaces: saved.interpreterPlaces,
    quietPlaces: saved.quietPlaces,
    preparation: saved.preparation,
    contactName: saved.contactName ?? '',
    contactEmail: saved.contactEmail ?? '',
    contactPhone: saved.contactPhone ?? '',
  }
}

export function priceOf(saved: SavedPrice): ActivityPrice {
  return {
    priceDollars: saved.priceCents === 0 ? null : saved.priceCents / 100,
    concessionDollars: saved.concessionPriceCents === null ? null : saved.concessionPriceCents / 100,
    hasFreeCompanion: saved.hasFreeCompanion,
    refund: saved.refundUntilHours === null ? 'usual' : 'own',
    refundUntilHours: saved.refundUntilHours,
    policyNote: saved.policyNote,
  }
}

/** A price as the call takes it; nothing typed is free. */
export function priceToSend(price: ActivityPrice) {
  const { priceDollars, concessionDollars, hasFreeCompanion, refund, refundUntilHours, policyNote } = price
  return {
    priceCents: Math.round((priceDollars ?? 0) * 100),
    concessionPriceCents: concessionDollars === null ? null : Math.round(concessionDollars * 100),
    hasFreeCompanion,
    refundUntilHours: refund === 'usual' ? null : refundUntilHours,
    policyNote,
  }
}

/** A saved activity with changes: the call takes the whole of it, and the version in which it was read. */
export function changedActivity(saved: Activity, changes: Partial<ActivityToSend>): ActivityToSend {
  return {
    serviceAreaId: saved.serviceAreaId,
    activityId: saved.activityId,
    version: saved.version,
    ...detailsOf(saved),
    ...priceToSend(priceOf(saved)),
    ...changes,
  }
}

/** The same for a call outside of a form, with a new status or none. */
export function savedActivity(saved: Activity, changes: Partial<ActivityInput> = {}): ActivityInput {
  const { contactName, contactEmail, contactPhone } = saved
  return {
    serviceAreaId: saved.serviceAreaId,
    activityId: saved.activityId,
    version: saved.version,
    title: saved.title,
    description: saved.description,
    activityKindIds: saved.activityKindIds,
    minAge: saved.minAge,
    maxAge: saved.maxAge,
    maxSpacesPerSession: saved.maxSpacesPerSession,
    maxSpacesPerClient: saved.maxSpacesPerClient,
    wheelchairSpaces: saved.wheelchairSpaces,
    hearingReceivers: saved.hearingReceivers,
    interpreterPlaces: saved.interpreterPlaces,
    quietPlaces: saved.quietPlaces,
    preparation: saved.preparation,
    contactName,
    contactEmail,
    contactPhone,
    ...priceToSend(priceOf(saved)),
    ...changes,
  }
}
