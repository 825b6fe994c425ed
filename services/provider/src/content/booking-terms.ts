import type { amenity } from '@waymark/contracts/amenity'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import type { ActivityToWrite } from '../db/write-activities.ts'

/** On which terms people book an activity or an amenity: price, spaces, refunds, preparation, contact. */
type BookingTerms = Pick<
  ParsedInputOf<typeof amenity.updateAmenity>,
  | 'priceCents'
  | 'concessionPriceCents'
  | 'hasFreeCompanion'
  | 'refundUntilHours'
  | 'policyNote'
  | 'preparation'
  | 'contactName'
  | 'contactEmail'
  | 'contactPhone'
  | 'maxSpacesPerSession'
  | 'maxSpacesPerClient'
  | 'wheelchairSpaces'
  | 'hearingReceivers'
  | 'interpreterPlaces'
  | 'quietPlaces'
>

/** Terms that contradict each other, as a field error; undefined when none do. */
export function wrongTerms(terms: BookingTerms): Record<string, string> | undefined {
  if (terms.concessionPriceCents !== null && terms.concessionPriceCents > terms.priceCents)
    return { concessionPriceCents: 'A concession cannot cost more than the full price.' }
  if (terms.maxSpacesPerClient > terms.maxSpacesPerSession)
    return { maxSpacesPerClient: 'One client cannot take more spaces than a session has.' }
  if (terms.wheelchairSpaces > terms.maxSpacesPerSession)
    return { wheelchairSpaces: 'A session cannot have more wheelchair spaces than spaces.' }
  return undefined
}

/** The columns of the terms. */
export function termsToWrite(terms: BookingTerms) {
  return {
    price_cents: terms.priceCents,
    concession_price_cents: terms.concessionPriceCents,
    has_free_companion: terms.hasFreeCompanion,
    refund_until_hours: terms.refundUntilHours,
    policy_note: terms.policyNote,
    preparation: terms.preparation,
    contact_name: terms.contactName || null,
    contact_email: terms.contactEmail,
    contact_phone: terms.contactPhone,
    spaces_per_session: terms.maxSpacesPerSession,
    spaces_per_client: terms.maxSpacesPerClient,
    wheelchair_spaces: terms.wheelchairSpaces,
    hearing_receivers: terms.hearingReceivers,
    interpreter_places: terms.interpreterPlaces,
    quiet_places: terms.quietPlaces,
  } satisfies Partial<ActivityToWrite>
}
