import type { calendar } from '@waymark/contracts/calendar'
import { bookingStatus } from '@waymark/domain/enums'
import { bookingRights } from '@waymark/domain/rights/booking-rights'
import type { Handler } from '@waymark/service-kit/implement'
import { file, notFound, refuse } from '@waymark/service-kit/refusal'
import { calendarContentType, calendarFile } from '../../calendar/booking-calendar.ts'
import type { Context } from '../../context.ts'
import { findServiceBooking } from '../../db/booking-rows.ts'
import { partiesOf, viewerOf } from '../../rights/viewer.ts'

export const getCalendarFile: Handler<Context, typeof calendar.getCalendarFile> = async (
  input,
  { context, caller },
) => {
  const [row, viewer] = await Promise.all([
    findServiceBooking(context.reads, caller.userProfileId, input.id),
    viewerOf(context, caller),
  ])
  const staffIds = row?.staff.map(({ userProfileId }) => userProfileId) ?? []
  const rights = row && bookingRights(viewer, partiesOf(row, staffIds))
  if (!row || !rights?.maySee) return notFound()
  if (row.status === bookingStatus.Incomplete) return refuse('NotBooked')
  const entry = { row, isClient: !rights.mayComplete, seesPrivate: rights.maySeePrivate }
  return file({
    buffer: Buffer.from(calendarFile(entry, { publicUrl: context.publicUrl, now: context.now() })),
    name: `booking-${row.id}.ics`,
    contentType: calendarContentType,
  })
}
