import type { calendar } from '@waymark/contracts/calendar'
import { calendarLink } from '@waymark/domain/booking/calendar-link'
import { bookingStatus } from '@waymark/domain/enums'
import { idFrom, type UserProfileId } from '@waymark/domain/ids'
import type { Handler } from '@waymark/service-kit/implement'
import { file, notFound, refuse } from '@waymark/service-kit/refusal'
import { verifyLink } from '@waymark/service-kit/tokens'
import { calendarContentType, calendarFile } from '../../calendar/booking-calendar.ts'
import type { Context } from '../../context.ts'
import { findBooking } from '../../db/booking-rows.ts'
import { rightsInRow } from '../../rights/activity-booking-rights.ts'

/** Whoever has the link of an email sees what that email said. */
const byLink = { maySeePrivate: true, mayComplete: false }

export const getCalendarFile: Handler<Context, typeof calendar.getCalendarFile> = async (
  { id, token },
  { context, caller },
) => {
  const now = context.now()
  const isLinked =
    token !== undefined && verifyLink(context.secrets.all(), calendarLink.purpose, token, now) === String(id)
  const viewerId = caller.kind === 'person' ? caller.userProfileId : idFrom<UserProfileId>(0)
  const row = await findBooking(context.reads, viewerId, id)
  const rights = row && (isLinked ? byLink : await rightsInRow(context, caller, row))
  if (!row || !rights) return notFound()
  if (row.status === bookingStatus.Incomplete) return refuse('NotBooked')
  const entry = { row, isClient: !rights.mayComplete, seesPrivate: rights.maySeePrivate }
  return file({
    buffer: Buffer.from(calendarFile(entry, { publicUrl: context.publicUrl, now })),
    name: `booking-${row.id}.ics`,
    contentType: calendarContentType,
  })
}
