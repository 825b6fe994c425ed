import type { activityDetail } from '@waymark/contracts/activity'
import type { ActivityId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import { listFacts } from '../db/access-facts.ts'
import { type ActivityRow, findActivity } from '../db/activities.ts'
import { listActivityStaff } from '../db/activity-staff.ts'
import { mayTakePayments } from '../db/card-accounts.ts'
import { listDocuments } from '../db/documents.ts'
import { listPictures } from '../db/pictures.ts'
import type { ProviderDatabase } from '../db/schema.ts'
import { activityAnswer } from './activity-answer.ts'
import { documentAnswer, factAnswer, picturesAnswer } from './venue-answer.ts'

/** The current state of an activity, with all that its organisation edits. */
export async function readActivity(
  db: Kysely<ProviderDatabase>,
  activityId: ActivityId,
  now: Date,
): Promise<z.input<typeof activityDetail> | undefined> {
  const [row, staff] = await Promise.all([findActivity(db, activityId, now), listActivityStaff(db, activityId)])
  if (!row) return undefined
  return {
    ...activityAnswer(row),
    ...savedTermsAnswer(row),
    ...(await readContent(db, row)),
    isAmenity: row.amenity_type_id !== null,
    staff,
  }
}

/** What a client agrees to besides the price, how they prepare, and whom they ask. */
export function savedTermsAnswer(row: ActivityRow) {
  return {
    hasFreeCompanion: row.has_free_companion,
    concessionPriceCents: row.concession_price_cents,
    refundUntilHours: row.refund_until_hours,
    policyNote: row.policy_note,
    preparation: row.preparation,
    contactName: row.contact_name,
    contactEmail: row.contact_email,
    contactPhone: row.contact_phone,
    wheelchairSpaces: row.wheelchair_spaces,
    hearingReceivers: row.hearing_receivers,
    interpreterPlaces: row.interpreter_places,
    quietPlaces: row.quiet_places,
  }
}

/** Pictures, access facts and PDFs of an activity, the facts of its venue, and whether clients can pay. */
export async function readContent(db: Kysely<ProviderDatabase>, row: ActivityRow) {
  const owner = { kind: 'activity', id: row.id } as const
  const [pictures, facts, documents, venueFacts, isConnected] = await Promise.all([
    listPictures(db, owner),
    listFacts(db, owner),
    listDocuments(db, owner),
    listFacts(db, { kind: 'serviceArea', id: row.service_area_id }),
    mayTakePayments(db, row.account_id),
  ])
  return {
    ...picturesAnswer(pictures),
    accessibilityFacts: facts.map(factAnswer),
    venueFacts: venueFacts.map(factAnswer),
    documents: documents.map(documentAnswer),
    mayTakePayments: row.price_cents === 0 ? null : isConnected,
  }
}
