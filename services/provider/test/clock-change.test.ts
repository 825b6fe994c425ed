import { booking } from '@waymark/contracts/booking'
import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { makeAreaService } from '@waymark/test-world/makers/area-service'
import { makeLine } from '@waymark/test-world/makers/schedule'
import { bootWorld, type World } from '@waymark/test-world/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTeam } from './make-team.ts'

type Golden = [timeZone: string, date: string, time: string, instant: string | null]
/**
 * Golden instants of the two changes of 2026-27, as `domain/schedule/wall-time` has them; null means skipped that day.
 */
const changes: { season: string; now: string; zones: Golden[] }[] = [
  {
    season: 'clocks go forward',
    now: '2026-09-21T20:00:00Z',
    zones: [
      ['Pacific/Auckland', '2026-09-27', '02:30:00', null],
      ['Pacific/Auckland', '2026-09-27', '03:00:00', '2026-09-26T14:00:00.000Z'],
      ['Pacific/Auckland', '2026-09-27', '09:15:00', '2026-09-26T20:15:00.000Z'],
      ['Pacific/Chatham', '2026-09-27', '02:45:00', null],
      ['Pacific/Chatham', '2026-09-27', '03:45:00', '2026-09-26T14:00:00.000Z'],
      ['Australia/Sydney', '2026-10-04', '02:00:00', null],
      ['Australia/Sydney', '2026-10-04', '03:00:00', '2026-10-03T16:00:00.000Z'],
      ['Australia/Adelaide', '2026-10-04', '02:15:00', null],
      ['Australia/Adelaide', '2026-10-04', '03:00:00', '2026-10-03T16:30:00.000Z'],
      ['Australia/Lord_Howe', '2026-10-04', '02:15:00', null],
      ['Australia/Lord_Howe', '2026-10-04', '02:30:00', '2026-10-03T15:30:00.000Z'],
      ['Australia/Brisbane', '2026-10-04', '02:30:00', '2026-10-03T16:30:00.000Z'],
    ],
  },
  {
    season: 'clocks go back',
    now: '2027-03-29T20:00:00Z',
    zones: [
      ['Pacific/Auckland', '2027-04-04', '02:59:59', '2027-04-03T13:59:59.000Z'],
      ['Pacific/Auckland', '2027-04-04', '03:00:00', '2027-04-03T15:00:00.000Z'],
      ['Pacific/Chatham', '2027-04-04', '03:44:59', '2027-04-03T13:59:59.000Z'],
      ['Pacific/Chatham', '2027-04-04', '03:45:00', '2027-04-03T15:00:00.000Z'],
      ['Australia/Sydney', '2027-04-04', '02:00:00', '2027-04-03T15:00:00.000Z'],
      ['Australia/Sydney', '2027-04-04', '03:00:00', '2027-04-03T17:00:00.000Z'],
      ['Australia/Adelaide', '2027-04-04', '03:00:00', '2027-04-03T17:30:00.000Z'],
      ['Australia/Lord_Howe', '2027-04-04', '01:30:00', '2027-04-03T14:30:00.000Z'],
      ['Australia/Lord_Howe', '2027-04-04', '02:00:00', '2027-04-03T15:30:00.000Z'],
      ['Australia/Brisbane', '2027-04-04', '02:30:00', '2027-04-03T16:30:00.000Z'],
    ],
  },
]

describe.each(changes)('$season', ({ now, zones }) => {
  let world: World
  beforeAll(async () => {
    world = await bootWorld({ services: ['provider', 'booking'], now: new Date(now) })
  })
  afterAll(() => world.stop())

  test.each(zones)('%s: starts time away and leave from %s %s at %s', async (timeZone, date, time, instant) => {
    const team = await makeTeam(world, { area: { timeZone } })
    const serviceAreaServiceId = await makeAreaService(world, team.serviceAreaId)
    const span = { startDateTime: `${date}T${time}`, endDateTime: `${date}T18:00:00` }
    const away = await world.call(
      service.updateListServiceScheduleException,
      {
        serviceAreaServiceId,
        lines: [{ scheduleExceptionId: null, kind: 'away', ...span, staffUserProfileId: null }],
      },
      { as: team.admin },
    )
    const leave = await world.call(
      serviceArea.updateUserRoleAssignedServicesOnServiceArea,
      { serviceAreaId: team.serviceAreaId, userProfileId: team.staff.userProfileId, userRole: 3, leave: [span] },
      { as: team.admin },
    )
    if (instant === null) {
      expect([away.error?.name, leave.error?.name]).toEqual(['TimeDoesNotExist', 'TimeDoesNotExist'])
      expect(Object.keys({ ...away.error?.fields, ...leave.error?.fields })).toEqual([
        'lines.0.startDateTime',
        'leave.0.startDateTime',
      ])
      return
    }
    // A wall time that occurs twice means the first, and reads back unchanged.
    expect(away.responseData).toMatchObject([span])
    const spans = world.db.selectFrom('provider.schedule_exception').select('starts_at')
    const kept = await spans.where('service_area_service_id', '=', serviceAreaServiceId).executeTakeFirstOrThrow()
    const leaves = world.db.selectFrom('provider.staff_leave').select('starts_at')
    const left = await leaves.where('user_profile_id', '=', team.staff.userProfileId).executeTakeFirstOrThrow()
    expect([kept.starts_at.toISOString(), left.starts_at.toISOString()]).toEqual([instant, instant])
  })

  test.each([...new Map(zones.map(([timeZone, date]) => [timeZone, date]))])(
    '%s: offers a weekly time at its wall time on %s, in the week and to clients, and removes it for time away',
    async (timeZone, date) => {
      const team = await makeTeam(world, { area: { timeZone } })
      const serviceAreaServiceId = await makeAreaService(world, team.serviceAreaId, {
        staffIds: [team.staff.userProfileId],
        sizeOptionIds: [12],
      })
      await makeLine(world, serviceAreaServiceId, 0, '09:00')
      await makeLine(world, serviceAreaServiceId, 0, '13:00')
      const offered = async () => {
        const week = await world.call(
          service.getServiceWeek,
          { serviceAreaServiceId, monday: addDays(date, -6) },
          { as: team.staffManager },
        )
        const inWeek = week.responseData?.days
          .find((day) => day.date === date)
          ?.entries.filter(({ kind }) => kind === 'free')
          .map(({ startTime, endTime }) => `${startTime}-${endTime}`)
        const times = await world.call(
          booking.getAvailableTimesForServiceAreaForNewBooking,
          { ServiceAreaServiceId: serviceAreaServiceId, ServiceSizeOptionId: 12, fromDate: date, days: 1 },
          { as: team.otherAdmin },
        )
        return { inWeek, toClients: times.responseData?.days.flatMap(({ free }) => free) }
      }
      expect(await offered()).toEqual({ inWeek: ['09:00-10:00', '13:00-14:00'], toClients: ['09:00', '13:00'] })
      await world.call(
        service.updateListServiceScheduleException,
        {
          serviceAreaServiceId,
          lines: [
            {
              scheduleExceptionId: null,
              kind: 'away',
              startDateTime: `${date}T00:00:00`,
              endDateTime: `${date}T13:00:00`,
              staffUserProfileId: null,
            },
          ],
        },
        { as: team.admin },
      )
      expect(await offered()).toEqual({ inWeek: ['13:00-14:00'], toClients: ['13:00'] })
    },
  )
})
