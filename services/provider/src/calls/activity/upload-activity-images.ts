import type { activity } from '@waymark/contracts/activity'
import { accessOption } from '@waymark/domain/access-fit/options'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { invalid, notFound } from '@waymark/service-kit/refusal'
import { savePictures } from '../../content/save-pictures.ts'
import { unknownKind } from '../../content/unknown-kind.ts'
import type { Context } from '../../context.ts'
import { addTickedFacts } from '../../db/access-facts.ts'
import { findActivity } from '../../db/activities.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'
import { writeActivityKinds } from '../../db/write-activities.ts'

export const uploadActivityImages: Handler<Context, typeof activity.uploadActivityImages> = async (
  input,
  { context, area, files, idempotencyKey },
) => {
  const { activityId, enableActivityActivityFilters: kindIds, parentAccessibilityOptionIds: optionIds } = input
  const wrongKind = unknownKind('enableActivityActivityFilters', kindIds ?? [])
  if (wrongKind) return invalid(wrongKind)
  if (!optionIds.every((id) => accessOption(id)))
    return invalid({ parentAccessibilityOptionIds: 'Choose one from the list.' })
  const owner = { kind: 'activity', id: activityId } as const
  const now = context.now()
  const today = dayAt(await findAreaTimeZone(context.reads, area.serviceAreaId), now.getTime())
  const saved = await savePictures(context, owner, { changes: input, files, idempotencyKey }, async (trx) => {
    if (kindIds) await writeActivityKinds(trx, activityId, kindIds)
    await addTickedFacts(trx, owner, optionIds, today)
  })
  if ('answerKind' in saved) return saved
  const changed = await findActivity(context.db, activityId, now)
  return changed ? { version: changed.version, ...saved } : notFound()
}
