import type { activityDetail } from '@waymark/contracts/activity'
import type { ActivityId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import { listFacts } from '../db/access-facts.ts'
import { findActivity } from '../db/activities.ts'
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
  const owner = { kind: 'activity', id: activityId } as const
  const [row, pictures, facts, documents, staff] = await Promise.all([
    findActivity(db, activityId, now),
    listPictures(db, owner),
    listFacts(db, owner),
    listDocuments(db, owner),
    listActivityStaff(db, activityId),
  ])
  if (!row) return undefined
  const [venueFacts, isConnected] = await Promise.all([
    listFacts(db, { kind: 'serviceArea', id: row.service_area_id }),
    mayTakePayments(db, row.account_id),
  ])
  return {
    ...activityAnswer(row),
    hasFreeCompanion: row.has_free_companion,
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
    ...picturesAnswer(pictures),
    accessibilityFacts: facts.map(factAnswer),
    venueFacts: venueFacts.map(factAnswer),
    documents: documents.map(documentAnswer),
    staff,
    mayTakePayments: row.price_cents === 0 ? null : isConnected,
  }
}
