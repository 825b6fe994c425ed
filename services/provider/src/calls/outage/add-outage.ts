import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { jobs } from '@waymark/contracts/jobs'
import type { outage } from '@waymark/contracts/outage'
import { breakableOptions } from '@waymark/domain/access-fit/outages'
import { wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { invalid, refuse } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { hasThing, insertOutage } from '../../db/outages.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'

export const addOutage: Handler<Context, typeof outage.addOutage> = async (input, { context, caller }) => {
  const { serviceAreaId, accessibilityOptionId, amenityId, note } = input
  const now = context.now()
  const span = spanOf(input, await findAreaTimeZone(context.reads, serviceAreaId), now)
  const wrong = wrongThing(input) ?? span.wrong
  if (wrong) return invalid(wrong)
  if (!(await hasThing(context.reads, serviceAreaId, input))) return refuse('NotThere')
  return context.db.transaction().execute(async (trx) => {
    const outageId = await insertOutage(trx, {
      service_area_id: serviceAreaId,
      accessibility_option_id: accessibilityOptionId,
      activity_id: amenityId,
      starts_at: span.startsAt,
      ends_at: span.endsAt,
      note,
      created_by: caller.userProfileId,
      created_at: now,
    })
    await addToOutbox(trx, jobs.booking.warnOfOutage, { outageId })
    return { outageId }
  })
}

type NewOutage = ParsedInputOf<typeof outage.addOutage>

function wrongThing({ accessibilityOptionId: optionId, amenityId }: NewOutage): Record<string, string> | undefined {
  if ((optionId === null) === (amenityId === null)) return { accessibilityOptionId: 'Choose what is out of order.' }
  if (optionId === null || breakableOptions.some(({ id }) => id === optionId)) return undefined
  return { accessibilityOptionId: 'Choose one from the list.' }
}

function spanOf({ startDateTime, endDateTime }: NewOutage, timeZone: string, now: Date) {
  const skipped = 'The clocks skip this time.'
  const startMs = wallToInstant(timeZone, startDateTime)
  const endMs = endDateTime === null ? null : wallToInstant(timeZone, endDateTime)
  const startsAt = new Date(startMs ?? 0)
  const endsAt = endMs === null ? null : new Date(endMs)
  const wrong: Record<string, string> | undefined =
    startMs === null
      ? { startDateTime: skipped }
      : endDateTime !== null && endsAt === null
        ? { endDateTime: skipped }
        : endsAt && endsAt <= startsAt
          ? { endDateTime: 'Choose a time after the start.' }
          : endsAt && endsAt <= now
            ? { endDateTime: 'Choose a time to come.' }
            : undefined
  return { startsAt, endsAt, wrong }
}
