import type { serviceArea } from '@waymark/contracts/service-area'
import { serviceName } from '@waymark/domain/catalogue/own-services'
import { staffRoleOf } from '@waymark/domain/enums'
import { addDays, timeOfMinute } from '@waymark/domain/schedule/wall-clock'
import { dayAt, instantToWall, wallToInstant } from '@waymark/domain/schedule/wall-time'
import { fileAddress } from '@waymark/service-kit/file-address'
import type { Handler } from '@waymark/service-kit/implement'
import { memberVersion } from '../../answers/member-version.ts'
import type { Context } from '../../context.ts'
import { listMembers } from '../../db/area-members.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'

export const getListUserRoleOnServiceArea: Handler<Context, typeof serviceArea.getListUserRoleOnServiceArea> = async (
  input,
  { context },
) => {
  const { pageNumber, pageSize } = input
  const timeZone = await findAreaTimeZone(context.reads, input.serviceAreaId)
  const now = context.now()
  const day = dayAt(timeZone, now.getTime())
  // Neither country skips midnight when its clocks change.
  const midnight = (date: string) => new Date(wallToInstant(timeZone, `${date}T00:00:00`) ?? Number.NaN)
  const today = { from: midnight(day), until: midnight(addDays(day, 1)) }
  const { rows, totalCount } = await listMembers(context, { ...input, now, today })
  const items = rows.map((row) => ({
    serviceAreaUserProfileId: row.membership_id,
    userProfileId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    avatar: fileAddress(row.avatar_key),
    userRole: staffRoleOf(row.role),
    assignedServices: row.services.map(({ id, serviceId, ownName }) => ({
      serviceAreaServiceId: id,
      serviceName: serviceName(serviceId, ownName),
    })),
    workingHours: row.hours.map(({ dayOfWeek, startsMinute, endsMinute }) => ({
      dayOfWeek,
      starts: timeOfMinute(startsMinute),
      ends: timeOfMinute(endsMinute),
    })),
    leave: row.leave.map(({ startMs, endMs, note }) => ({
      startDateTime: instantToWall(timeZone, startMs),
      endDateTime: instantToWall(timeZone, endMs),
      note,
    })),
    hasAccepted: row.can_work,
    bookingsToday: row.bookings_today,
    comingBookings: row.coming_bookings,
    version: memberVersion(row),
  }))
  return { items, totalCount, pageNumber, pageSize }
}
