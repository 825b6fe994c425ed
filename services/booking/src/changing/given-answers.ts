import type { booking } from '@waymark/contracts/booking'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { accessOption } from '@waymark/domain/access-fit/options'
import type { ChangedPart } from '@waymark/domain/booking/changed-parts'
import { visitFeeDisplay, visitPriceCents } from '@waymark/domain/booking/price'
import { distanceKm } from '@waymark/domain/place/distance'
import { outsideRadius } from '@waymark/domain/place/radius'
import { type OfferedSize, offeredSizes } from '../answers/service-offer.ts'
import type { OfferRow } from '../db/offers.ts'
import type { Answers } from '../db/series-parts.ts'

type Change = ParsedInputOf<typeof booking.changeBooking>

/** What a change gives anew: the columns to write, and the parts that they touch. */
export interface GivenAnswers {
  readonly values: Partial<Answers>
  readonly parts: readonly ChangedPart[]
}

/** Why answers are refused, by the rules of a new booking. */
export interface AnswersRefusal {
  readonly word: 'NotOffered' | 'SizeNotOffered' | 'TooManyPeople' | 'OutsideRadius' | 'WhoIsItFor' | 'PriceAgreed'
  readonly detail: Readonly<Record<string, string | number>>
}

interface Terms {
  /** The service as it is offered today; undefined once it is not. */
  readonly offer: OfferRow | undefined
  /** The price was agreed in a quote. */
  readonly isPriceQuoted: boolean
  /** Whoever changes it is not its client, and cannot share more of the client's needs. */
  readonly isForClient: boolean
}

/** Whether a change gives any answer, beside the time and who comes. */
export function givesAnswers({ ServiceSizeOptionId, RequestedPeopleQty, place, person, Notes }: Change): boolean {
  return [ServiceSizeOptionId, RequestedPeopleQty, place, person, Notes].some((given) => given !== undefined)
}

/**
 * The answers of a change that differ from those agreed, checked as those of a new booking. What stays as it was keeps
 * its price and is not checked again.
 */
export function givenAnswers(input: Change, agreed: Answers, terms: Terms): GivenAnswers | AnswersRefusal {
  const found = [sizeOf(input, agreed, terms), placeOf(input, agreed, terms), personOf(input, agreed, terms)]
  const refusal = found.find((part): part is AnswersRefusal => part !== null && 'word' in part)
  if (refusal) return refusal
  const notes = input.Notes
  const given = found.flatMap((part) => (part !== null && 'values' in part ? [part] : []))
  if (notes !== undefined && notes !== agreed.notes) given.push({ values: { notes }, parts: ['notes'] })
  return {
    values: Object.assign({}, ...given.map(({ values }) => values)),
    parts: given.flatMap(({ parts }) => parts),
  }
}

type Part = GivenAnswers | AnswersRefusal | null

function refused(word: AnswersRefusal['word'], detail: AnswersRefusal['detail'] = {}): AnswersRefusal {
  return { word, detail }
}

/** Another size has the price of today; a quoted price was agreed for its size alone. */
function sizeOf(input: Change, agreed: Answers, { offer, isPriceQuoted }: Terms): Part {
  const sizeId = input.ServiceSizeOptionId ?? agreed.size_option_id
  const people = input.RequestedPeopleQty ?? agreed.people_qty
  const isOtherSize = sizeId !== agreed.size_option_id
  if (!isOtherSize && people === agreed.people_qty) return null
  if (!offer) return refused('NotOffered')
  const size = offeredSizes(offer).find(({ option }) => option.id === sizeId)
  if (!size) return refused('SizeNotOffered')
  if (isOtherSize && isPriceQuoted) return refused('PriceAgreed')
  const maxPeople = size.option.allowPeopleQtySelection ? (size.maxPeople ?? people) : 1
  if (people > maxPeople) return refused('TooManyPeople', { max: maxPeople })
  return {
    values: { people_qty: people, ...(isOtherSize ? columnsOfSize(size, offer) : {}) },
    parts: [
      ...(isOtherSize ? (['size'] as const) : []),
      ...(people === agreed.people_qty ? [] : (['people'] as const)),
    ],
  }
}

function columnsOfSize(
  { option, fee }: OfferedSize,
  { pricing_description }: Pick<OfferRow, 'pricing_description'>,
): Partial<Answers> {
  return {
    size_option_id: option.id,
    duration_minutes: option.durationHours * 60,
    price_cents: visitPriceCents(fee, option.durationHours),
    fee_display: visitFeeDisplay(fee, option.durationHours),
    pricing_description,
  }
}

function placeOf({ place }: Change, agreed: Answers, { offer }: Terms): Part {
  if (!place) return null
  const there = { latitude: place.LatitudeForService, longitude: place.LongitudeForService }
  const values = {
    address: place.AddressForService,
    lat: there.latitude,
    lng: there.longitude,
    unit_number: place.UnitNumberForService === '' ? null : place.UnitNumberForService,
    access_notes: place.accessNotes,
    is_exact_point: place.isExactPoint,
  }
  if (isSame(values, agreed)) return null
  if (values.lat === agreed.lat && values.lng === agreed.lng) return { values, parts: ['address'] }
  if (!offer) return refused('NotOffered')
  const here = { latitude: offer.lat, longitude: offer.lng }
  const outside = outsideRadius(here, offer.radius_km, there)
  if (outside) return refused('OutsideRadius', { ...outside })
  return { values: { ...values, distance_km: Math.round(distanceKm(here, there) * 100) / 100 }, parts: ['address'] }
}

function personOf({ person }: Change, agreed: Answers, { isForClient }: Terms): Part {
  if (!person) return null
  if (person.isMyself === (person.otherRecipient !== null)) return refused('WhoIsItFor')
  const who = {
    is_myself: person.isMyself,
    recipient_name: person.otherRecipient?.name ?? null,
    recipient_phone: person.otherRecipient?.phone ?? null,
    recipient_notes: person.otherRecipient?.notes ?? null,
  }
  const isOther = who.is_myself !== agreed.is_myself || who.recipient_name !== agreed.recipient_name
  const mayShare = (optionId: number) =>
    accessOption(optionId) !== null && (!isForClient || (!isOther && agreed.shared_option_ids.includes(optionId)))
  const needs = {
    shared_option_ids: person.sharedAccessibilityOptionIds.filter(mayShare),
    shares_recipient_needs: person.sharesRecipientNeeds && !person.isMyself,
  }
  const parts: ChangedPart[] = [
    ...(isSame(who, agreed) ? [] : (['person'] as const)),
    ...(isSame(needs, agreed) ? [] : (['needs'] as const)),
  ]
  return parts.length === 0 ? null : { values: { ...who, ...needs }, parts }
}

/** Whether these columns have the same values already; an empty text is none. */
function isSame(values: Partial<Answers>, agreed: Answers): boolean {
  const kept = new Map<string, unknown>(Object.entries(agreed))
  return Object.entries(values).every(
    ([column, value]) => JSON.stringify(value || null) === JSON.stringify(kept.get(column) || null),
  )
}
