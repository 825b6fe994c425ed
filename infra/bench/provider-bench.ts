import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import type { Call } from '@waymark/contracts/define-call'
import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import type { Person } from '@waymark/test-world/people'
import { startBenchServer } from './bench-world.ts'
import { addBigOrganisation, type BigOrganisation } from './big-organisation.ts'
import { dateIn } from './big-world-calls.ts'
import { callRequest } from './connection.ts'
import { type ExportedList, exportList } from './exported-list.ts'
import { atMostMs, count, type Figure, figure, megabytes, ms, percent, printFigures, say, seconds } from './figures.ts'
import { startReference, timeBare, timeOneByOne } from './reference.ts'
import { isQuick } from './sizes.ts'
import { median, quantile } from './statistics.ts'

const rounds = isQuick ? 2 : 3
const requestsPerRound = isQuick ? 10 : 20
const world = isQuick ? { venues: 200, bookings: 2000 } : { venues: 10_000, bookings: 300_000 }
const size = isQuick ? { areas: 50, staff: 40, services: 20 } : { areas: 500, staff: 200, services: 60 }
const maxListMs = 50

/** A list or answer of the back office, requested in turn with different pages, people and services. */
interface Question {
  readonly what: string
  readonly of: 'provider' | 'booking'
  readonly call: Call
  readonly input: (index: number) => Readonly<Record<string, unknown>>
  /** Its own target for p95. */
  readonly maxMs?: number
}

/** The lists of one organisation with many locations, staff and services, in a big world. */
export async function providerBench(): Promise<void> {
  const database = await startBenchServer()
  const reference = await startReference()
  try {
    const opened = await database.addWorld(world)
    const organisation = await addBigOrganisation(opened, size)
    const server = await opened.serve(['provider', 'booking'])
    const questions = questionsOf(organisation)
    const measured = new Map<string, number[][]>()
    const note = (what: string, elapsed: number[]) => measured.set(what, [...(measured.get(what) ?? []), elapsed])
    for (let round = 0; round <= rounds; round += 1) {
      // Signs in for every round: rounds on a busy machine may outlast the ten minutes of a token.
      const admin = await opened.people.signIn(organisation.adminId)
      const bare = await timeBare(reference)
      // The first round warms up.
      if (round > 0) note('bare', bare)
      for (const question of questions) {
        const elapsed = await timeOneByOne(server.port(question.of), await requestsOf(question, round, admin))
        if (round > 0) note(question.what, elapsed)
      }
      say(`round ${round} of ${rounds}`)
    }
    const exported = await exportList(
      server,
      organisation.serviceAreaId,
      await opened.people.signIn(organisation.adminId),
    )
    const of = (what: string, share: number) => median((measured.get(what) ?? []).map((one) => quantile(one, share)))
    const bare = { value: of('bare', 0.5), name: 'bare Fastify' }
    printFigures(
      'bench provider',
      [
        ...questions.flatMap(({ what, maxMs = maxListMs }) => {
          const p95 = of(what, 0.95)
          return [
            figure({ what: `${what}, p50`, value: of(what, 0.5), show: ms, reference: bare }),
            figure({
              what: `${what}, p95`,
              value: p95,
              show: ms,
              reference: bare,
              mark: atMostMs(p95, maxMs, bare.value),
            }),
          ]
        }),
        ...figuresOf(exported, organisation),
      ],
      [
        `One organisation with ${count(size.areas)} locations; at one of them ${count(size.staff)} staff, ${count(size.services)} services and ${count(organisation.bookingCount)} jobs;`,
        `beside ${count(world.venues)} venues and ${count(world.bookings)} bookings of others. One connection, ${requestsPerRound} requests in each of ${rounds} interleaved rounds.`,
      ],
    )
  } finally {
    await reference.stop()
    await database.stop()
  }
}

function figuresOf(exported: ExportedList, { bookingCount }: BigOrganisation): readonly Figure[] {
  const what = `all ${count(bookingCount)} jobs as an xlsx file`
  return [
    figure({ what: `${what}: the first byte`, value: exported.firstByteMs, show: ms }),
    figure({ what: 'the same: the whole', value: exported.seconds, show: seconds }),
    figure({ what: 'the same: its length', value: exported.bytes, show: megabytes }),
    figure({ what: 'the same: the estimate of its length is off by', value: exported.estimateOff, show: percent }),
    figure({ what: 'the same: the server grows by', value: exported.grownBytes, show: megabytes }),
  ]
}

function requestsOf({ call, input }: Question, round: number, person: Person): Promise<Buffer[]> {
  return Promise.all(
    Array.from({ length: requestsPerRound }, (_, index) =>
      callRequest(call, input(round * requestsPerRound + index), person),
    ),
  )
}

function questionsOf(organisation: BigOrganisation): readonly Question[] {
  const { serviceAreaId, serviceAreaServiceId, staffId, bookingIds } = organisation
  const area = { serviceAreaId }
  const pageSize = 50
  const page = (index: number, rows: number) => ({ pageSize, pageNumber: 1 + (index % Math.ceil(rows / pageSize)) })
  const today = dateIn(0)
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
  return [
    {
      what: 'a page of locations',
      of: 'provider',
      call: serviceArea.getServiceAreas,
      input: (index) => page(index, size.areas),
    },
    {
      what: 'locations found by a word',
      of: 'provider',
      call: serviceArea.getServiceAreas,
      input: (index) => ({ search: String(index % 100), pageSize }),
    },
    { what: 'all my locations', of: 'provider', call: serviceArea.getServiceAreasByUser, input: () => ({}) },
    {
      what: 'a page of staff',
      maxMs: 20,
      of: 'provider',
      call: serviceArea.getListUserRoleOnServiceArea,
      input: (index) => ({ ...area, ...page(index, size.staff) }),
    },
    {
      what: 'staff found by a name',
      of: 'provider',
      call: serviceArea.getListUserRoleOnServiceArea,
      input: (index) => ({ ...area, search: `Number ${index % 10}`, pageSize }),
    },
    {
      what: 'one person of the staff',
      of: 'provider',
      call: serviceArea.getListUserRoleOnServiceArea,
      input: (index) => ({ ...area, userProfileId: staffId(index) }),
    },
    {
      what: 'a page of services with sizes, fees and staff',
      of: 'provider',
      call: service.getServiceAreaServiceByServiceAreaId,
      input: (index) => ({ ...area, ...page(index, size.services) }),
    },
    {
      what: 'services to schedule',
      of: 'provider',
      call: service.getServiceAreaServiceToSchedule,
      input: () => area,
    },
    {
      what: 'who does which of 60 services',
      of: 'provider',
      call: service.getAssignedStaffsOnMultipleServices,
      input: () => ({
        ...area,
        serviceAreaServiceIds: Array.from({ length: size.services }, (_, index) => serviceAreaServiceId(index)),
      }),
    },
    {
      what: 'weekly times of a service',
      of: 'provider',
      call: service.getServiceScheduleBase,
      input: (index) => ({ id: serviceAreaServiceId(index) }),
    },
    {
      what: 'the week of a service with 40 staff',
      of: 'provider',
      call: service.getServiceWeek,
      input: (index) => ({
        serviceAreaServiceId: serviceAreaServiceId(index),
        monday: addDays(monday, 7 * (index % 4)),
      }),
    },
    {
      what: 'a page of upcoming bookings',
      of: 'booking',
      call: booking.getBookingList,
      input: (index) => ({ ...area, side: 'provider', period: 'upcoming', pageSize, pageNumber: 1 + (index % 20) }),
    },
    {
      what: 'the same, a row for each session',
      of: 'booking',
      call: booking.getBookingList,
      input: (index) => ({
        ...area,
        side: 'provider',
        period: 'upcoming',
        isBySession: true,
        pageSize,
        pageNumber: 1 + (index % 20),
      }),
    },
    {
      what: 'upcoming bookings of one person',
      of: 'booking',
      call: booking.getBookingList,
      input: (index) => ({
        ...area,
        side: 'provider',
        period: 'upcoming',
        staffUserProfileId: staffId(index),
        pageSize,
      }),
    },
    {
      what: 'the day sheet of 50 people',
      of: 'booking',
      call: bookingTeam.getDaySheet,
      input: (index) => ({ ...area, date: dateIn(index % 20), ...page(index, size.staff) }),
    },
    {
      what: 'the day of one person',
      of: 'booking',
      call: bookingTeam.getDaySheet,
      input: (index) => ({ ...area, date: dateIn(index % 20), staffUserProfileId: staffId(index) }),
    },
    {
      what: '10 jobs to pass on, with who is free',
      of: 'booking',
      call: bookingTeam.getBookingsToReassign,
      input: () => ({ ...area, bookingIds }),
    },
  ]
}
