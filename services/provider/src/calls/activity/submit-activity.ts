import type { activity } from '@waymark/contracts/activity'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { jobs } from '@waymark/contracts/jobs'
import { ageRangeRefusal } from '@waymark/domain/account/age'
import { activityChangeRefusal } from '@waymark/domain/activity/status'
import type { ActivityStatus } from '@waymark/domain/enums'
import type { AccountId, ActivityId, UserProfileId } from '@waymark/domain/ids'
import { holdsRole, managementRoles } from '@waymark/domain/rights/roles'
import type { PersonCaller } from '@waymark/service-kit/caller'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { findOwnArea } from '@waymark/service-kit/own-area'
import { invalid, notFound, type Refused, refuse } from '@waymark/service-kit/refusal'
import type { Transaction } from 'kysely'
import { readActivity } from '../../answers/read-activity.ts'
import { termsToWrite, wrongTerms } from '../../content/booking-terms.ts'
import { unknownKind } from '../../content/unknown-kind.ts'
import type { Context } from '../../context.ts'
import { countSessions } from '../../db/activities.ts'
import { mayTakePayments } from '../../db/card-accounts.ts'
import type { ProviderDatabase } from '../../db/schema.ts'
import {
  type ActivityToWrite,
  copyActivityContent,
  insertActivity,
  lockActivity,
  updateActivity,
} from '../../db/write-activities.ts'

type Submitted = ParsedInputOf<typeof activity.submitActivity>
type StatusRefusal = Exclude<ReturnType<typeof activityChangeRefusal>, null>

export const submitActivity: Handler<Context, typeof activity.submitActivity> = async (
  input,
  { context, caller, area, idempotencyKey },
) => {
  const wrong = wrongFields(input)
  if (wrong) return invalid(wrong)
  const { serviceAreaId, activityId, version, copiedFromActivityId: copiedFrom } = input
  if (copiedFrom !== undefined && !(await mayCopy(context, caller, copiedFrom))) return notFound()
  const now = context.now()
  const saved = await context.db.transaction().execute(async (trx) => {
    const before = activityId === null ? newActivity : await lockActivity(trx, { serviceAreaId, activityId })
    if (!before) return notFound()
    if (activityId !== null && before.version !== version) return refuse('ChangedMeanwhile')
    const status = input.status ?? before.status
    const change = {
      from: before.status,
      to: status,
      priceCentsBefore: before.price_cents,
      priceCents: input.priceCents,
    }
    const refusal = await refusalOf(trx, change, { activityId, accountId: area.accountId, now })
    if (refusal) return refusal
    const activity = toWrite(input, status)
    if (activityId === null) {
      const added = await insertActivity(trx, {
        ...activity,
        service_area_id: serviceAreaId,
        created_by: caller.userProfileId,
        created_at: now,
        idempotency_key: idempotencyKey ?? null,
      })
      if (added.isNew && copiedFrom !== undefined)
        await copyActivityContent(trx, copiedFrom, { activityId: added.activityId, serviceAreaId })
      return added.activityId
    }
    await updateActivity(trx, { activityId, now }, activity)
    if (status !== before.status)
      await closeSessions(trx, { activityId, status, reason: input.cancelReason, by: caller.userProfileId })
    return activityId
  })
  if (typeof saved === 'object') return saved
  return (await readActivity(context.db, saved, now)) ?? notFound()
}

const newActivity = { version: null, status: 'Draft', price_cents: 0 } as const

function wrongFields(input: Submitted): Record<string, string> | undefined {
  const wrongKind = unknownKind('activityKindIds', input.activityKindIds)
  if (wrongKind) return wrongKind
  const age = ageRangeRefusal(input)
  if (age) return { maxAge: age }
  return wrongTerms(input)
}

/** Whether the caller manages the activity that is copied, as they manage the location of the new one. Amenities are not copied. */
async function mayCopy({ memberships }: Context, caller: PersonCaller, copied: ActivityId): Promise<boolean> {
  if (await memberships.isOfAmenity('activity', copied)) return false
  const serviceAreaId = await memberships.areaOf('activity', copied)
  const area = serviceAreaId === undefined ? undefined : await findOwnArea(memberships, caller, serviceAreaId)
  return area?.role != null && holdsRole({ ...caller, role: area.role }, managementRoles)
}

async function refusalOf(
  trx: Transaction<ProviderDatabase>,
  change: Pick<Parameters<typeof activityChangeRefusal>[0], 'from' | 'to' | 'priceCentsBefore' | 'priceCents'>,
  of: { readonly activityId: ActivityId | null; readonly accountId: AccountId; readonly now: Date },
): Promise<Refused<StatusRefusal> | undefined> {
  const sessions =
    of.activityId === null ? { plannedSessions: 0, openSessions: 0 } : await countSessions(trx, of.activityId, of.now)
  const isConnected = await mayTakePayments(trx, of.accountId)
  const word = activityChangeRefusal({ ...change, ...sessions, mayTakePayments: isConnected })
  return word === null ? undefined : refuse(word, { from: change.from, to: change.to })
}

function toWrite(input: Submitted, status: ActivityStatus): ActivityToWrite {
  return {
    status,
    title: input.title,
    description: input.description,
    kind_ids: [...new Set(input.activityKindIds)],
    min_age: input.minAge,
    max_age: input.maxAge,
    ...termsToWrite(input),
  }
}

/** Sessions belong to booking, which cancels them with their bookings and refunds. */
async function closeSessions(
  trx: Transaction<ProviderDatabase>,
  {
    activityId,
    status,
    reason,
    by,
  }: {
    readonly activityId: ActivityId
    readonly status: ActivityStatus
    readonly reason: string
    readonly by: UserProfileId
  },
): Promise<void> {
  if (status !== 'Cancelled' && status !== 'Completed') return
  await addToOutbox(trx, jobs.booking.closeActivity, { activityId, status, reason, byUserProfileId: by })
}
