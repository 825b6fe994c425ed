import type { activity } from '@waymark/contracts/activity'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { ageRangeRefusal } from '@waymark/domain/account/age'
import { activityKind } from '@waymark/domain/catalogue/activity-kinds'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid, notFound, refuse } from '@waymark/service-kit/refusal'
import { activityAnswer } from '../../answers/activity-answer.ts'
import type { Context } from '../../context.ts'
import { findActivity, insertActivity, updateActivity } from '../../db/activities.ts'

type Submitted = ParsedInputOf<typeof activity.submitActivity>

/** A new activity starts as a draft; sessions, its bookable part, are not implemented yet. */
export const submitActivity: Handler<Context, typeof activity.submitActivity> = async (
  input,
  { context, caller, idempotencyKey },
) => {
  const wrong = wrongFields(input)
  if (wrong) return invalid(wrong)
  const { serviceAreaId, activityId, version } = input
  const now = context.now()
  const written = {
    title: input.title,
    description: input.description,
    kind_ids: [...new Set(input.activityKindIds)],
    min_age: input.minAge,
    max_age: input.maxAge,
    price_cents: input.priceCents,
    spaces_per_session: input.maxSpacesPerSession,
    spaces_per_client: input.maxSpacesPerClient,
  }
  if (activityId === null) {
    const addedId = await insertActivity(context.db, {
      ...written,
      service_area_id: serviceAreaId,
      created_by: caller.userProfileId,
      created_at: now,
      idempotency_key: idempotencyKey ?? null,
    })
    const added = await findActivity(context.db, { serviceAreaId, activityId: addedId })
    return added ? activityAnswer(added) : notFound()
  }
  if (!(await findActivity(context.reads, { serviceAreaId, activityId }))) return notFound()
  if (!(await updateActivity(context.db, { activityId, version, now }, written))) return refuse('ChangedMeanwhile')
  const saved = await findActivity(context.db, { serviceAreaId, activityId })
  return saved ? activityAnswer(saved) : notFound()
}

function wrongFields(input: Submitted): Record<string, string> | null {
  const unknownKind = input.activityKindIds.findIndex((id) => activityKind(id) === null)
  if (unknownKind >= 0) return { [`activityKindIds.${unknownKind}`]: 'Choose one from the list.' }
  const age = ageRangeRefusal(input)
  if (age) return { maxAge: age }
  if (input.maxSpacesPerClient > input.maxSpacesPerSession)
    return { maxSpacesPerClient: 'One client cannot take more spaces than a session has.' }
  return null
}
