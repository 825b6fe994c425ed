import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { credential } from '@waymark/contracts/credential'
import type { InputOf } from '@waymark/contracts/define-call'
import { jobs } from '@waymark/contracts/jobs'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makeOfferedService, type OfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeTeam, type Team } from './make-team.ts'

const world = await testWorld({ services: ['provider', 'booking', 'notify'] })
let team: Team
let offered: OfferedService
beforeEach(async () => {
  team = await makeTeam(world)
  offered = await makeOfferedService(world, { area: team, staff: [team.staff] })
})

const save = (wishes: object = {}, as = team.admin) =>
  world.call(
    credential.saveCredential,
    {
      userProfileId: team.staff.userProfileId,
      kind: 'policeVetting',
      number: 'PV-1',
      expiresOn: '2026-12-01',
      checkedOn: '2026-11-20',
      ...wishes,
    },
    { as },
  )
const list = async (as = team.admin) =>
  world.call(credential.getCredentials, { userProfileId: team.staff.userProfileId }, { as })
type Rules = InputOf<typeof credential.setCredentialRules>
const require = (kinds: Rules['kinds'], wishes: Partial<Rules> = {}, as = team.serviceManager) =>
  world.call(
    credential.setCredentialRules,
    { serviceAreaId: team.serviceAreaId, serviceAreaServiceId: null, kinds, ...wishes },
    { as },
  )
const rules = async (as = team.staffManager) =>
  (await world.call(credential.getCredentialRules, { serviceAreaId: team.serviceAreaId }, { as })).responseData
const freeDays = async () => {
  const { responseData } = await world.call(
    booking.getAvailableTimesForServiceAreaForNewBooking,
    { ServiceAreaServiceId: offered.serviceAreaServiceId, ServiceSizeOptionId: 11, fromDate: '2026-11-29', days: 5 },
    { as: await makePerson(world) },
  )
  return responseData?.days.map(({ date }) => date)
}

describe('what has been checked', () => {
  test('is noted with who checked it, replaced by the next of its kind, and deleted', async () => {
    expect((await save()).error).toBeNull()
    expect((await list()).responseData).toMatchObject({
      today: '2026-11-24',
      credentials: [
        {
          kind: 'policeVetting',
          number: 'PV-1',
          expiresOn: '2026-12-01',
          checkedByName: expect.stringMatching(/^Ada/),
        },
      ],
    })
    await save({ number: '', expiresOn: null })
    const { responseData } = await list()
    expect(responseData?.credentials).toMatchObject([{ number: null, expiresOn: null }])
    const credentialId = responseData?.credentials[0]?.credentialId ?? 0
    const remove = (as: typeof team.admin) => world.call(credential.deleteCredential, { credentialId }, { as })
    expect((await remove(team.otherAdmin)).httpStatusCode).toBe(404)
    expect((await remove(team.admin)).responseData).toEqual({ done: true })
    expect((await list()).responseData?.credentials).toEqual([])
  })

  test('is for admins of the organisation alone, and of its own people', async () => {
    for (const as of [team.serviceManager, team.staff, team.coordinator]) {
      expect((await list(as)).httpStatusCode).toBe(403)
      expect((await save({}, as)).httpStatusCode).toBe(403)
    }
    expect((await list(team.otherAdmin)).httpStatusCode).toBe(404)
    expect((await save({}, team.otherAdmin)).httpStatusCode).toBe(404)
  })

  test('refuses a check in the future, an end before it, and an unknown kind', async () => {
    expect((await save({ checkedOn: '2026-11-25' })).error?.name).toBe('CheckedLater')
    expect((await save({ expiresOn: '2026-11-19' })).error?.name).toBe('EndsBeforeCheck')
    expect(Object.keys((await save({ kind: 'driving' })).error?.fields ?? {})).toEqual(['kind'])
  })

  test('goes with a deleted person', async () => {
    await save()
    await world.runJob(jobs.provider.forgetPerson, { userProfileId: team.staff.userProfileId })
    expect((await list()).responseData?.credentials).toEqual([])
  })
})

describe('what is required', () => {
  test('nobody who was never checked is offered; after the last day neither', async () => {
    expect(await freeDays()).toHaveLength(5)
    expect((await require(['policeVetting'])).responseData).toEqual({ done: true })
    expect(await freeDays()).toEqual([])
    expect((await rules())?.people).toMatchObject([
      { userProfileId: team.staff.userProfileId, lacks: [{ kind: 'policeVetting', expiresOn: null }] },
    ])
    await save()
    expect(await freeDays()).toEqual(['2026-11-29', '2026-11-30', '2026-12-01'])
    expect((await rules())?.people).toEqual([])
    await require([])
    expect(await freeDays()).toHaveLength(5)
  })

  test('says before it is saved who would lack it, and who holds something that ends soon', async () => {
    const other = await makeOfferedService(world, { area: team, serviceId: 2, staff: [team.staff] })
    const check = (wishes: Partial<Rules>, as = team.serviceManager) =>
      world.call(
        credential.getCredentialGaps,
        { serviceAreaId: team.serviceAreaId, serviceAreaServiceId: null, kinds: [], ...wishes },
        { as },
      )
    const lacking = async (wishes: Partial<Rules>) =>
      (await check(wishes)).responseData?.people.map(({ userProfileId, lacks }) => [userProfileId, lacks])
    const { userProfileId } = team.staff
    expect(await lacking({ kinds: ['firstAid'] })).toEqual([[userProfileId, [{ kind: 'firstAid', expiresOn: null }]]])
    const ofNobody = async (wishes: Partial<Rules>) => (await check(wishes)).responseData?.servicesOfNobody
    expect(await ofNobody({ kinds: ['firstAid'] })).toEqual(['Morning care', 'Evening care'])
    expect(await ofNobody({ kinds: ['firstAid'], serviceAreaServiceId: other.serviceAreaServiceId })).toEqual([
      'Evening care',
    ])
    expect(await ofNobody({})).toEqual([])
    expect((await rules())?.people).toEqual([])
    await require(['policeVetting'])
    await save({ expiresOn: '2026-12-24' })
    expect(await lacking({ kinds: ['policeVetting'] })).toEqual([])
    expect(await ofNobody({ kinds: ['policeVetting'] })).toEqual([])
    expect(await lacking({ kinds: ['firstAid'], serviceAreaServiceId: other.serviceAreaServiceId })).toEqual([
      [userProfileId, [{ kind: 'firstAid', expiresOn: null }]],
    ])
    expect(await rules()).toMatchObject({
      people: [],
      ending: [{ userProfileId, endsSoon: [{ kind: 'policeVetting', expiresOn: '2026-12-24' }] }],
    })
    await save({ expiresOn: '2026-12-25' })
    expect(await rules()).toMatchObject({ people: [], ending: [] })
    const elsewhere = await makeOfferedService(world)
    expect((await check({ serviceAreaServiceId: elsewhere.serviceAreaServiceId })).httpStatusCode).toBe(404)
    expect((await check({}, team.staffManager)).httpStatusCode).toBe(403)
    expect((await check({}, team.otherAdmin)).httpStatusCode).toBe(404)
  })

  test('of one service alone, and not of another location', async () => {
    const other = await makeOfferedService(world, { area: team, serviceId: 2, staff: [team.staff] })
    await require(['firstAid'], { serviceAreaServiceId: other.serviceAreaServiceId })
    expect(await freeDays()).toHaveLength(5)
    expect(await rules()).toMatchObject({
      kinds: [],
      services: [{ kinds: [] }, { serviceAreaServiceId: other.serviceAreaServiceId, kinds: ['firstAid'] }],
    })
    const elsewhere = await makeOfferedService(world)
    expect((await require(['firstAid'], { serviceAreaServiceId: elsewhere.serviceAreaServiceId })).httpStatusCode).toBe(
      404,
    )
    expect((await require([], {}, team.staffManager)).httpStatusCode).toBe(403)
    expect((await require([], {}, team.otherAdmin)).httpStatusCode).toBe(404)
  })

  test('who could go says what they lack, and the roster warns of those who go already', async () => {
    const startsAt = new Date('2026-12-02T20:00:00Z')
    const made = await makeBooking(world, { offered, startsAt })
    const helper = await makePerson(world, {
      accountId: team.accountId,
      firstName: 'Wiremu',
      roles: { [team.serviceAreaId]: 3 },
    })
    await world.db
      .insertInto('provider.service_staff')
      .values({ service_area_service_id: offered.serviceAreaServiceId, user_profile_id: helper.userProfileId })
      .execute()
    await require(['policeVetting'])
    await save()
    const who = await world.call(
      bookingTeam.getStaffForBooking,
      { bookingId: made.bookingId, search: 'Wiremu' },
      { as: team.serviceManager },
    )
    expect(who.responseData?.people).toMatchObject([
      { userProfileId: helper.userProfileId, notFree: 'away', lacks: [{ kind: 'policeVetting', expiresOn: null }] },
    ])
    const roster = await world.call(
      bookingTeam.getRoster,
      { serviceAreaId: team.serviceAreaId, date: '2026-12-03' },
      { as: team.serviceManager },
    )
    const row = roster.responseData?.people.find(({ userProfileId }) => userProfileId === team.staff.userProfileId)
    expect(row?.lacks).toEqual([{ bookingId: made.bookingId, kind: 'policeVetting', expiresOn: '2026-12-01' }])
  })
})

test('the person and the admins are told once, 30 days before', async () => {
  await save({ expiresOn: '2026-12-25' })
  const remind = async () => {
    await world.runJob(jobs.provider.remindOfCredentials, {})
    await world.settle()
    const rows = await world.db
      .selectFrom('notify.notification')
      .select(['user_profile_id', 'title'])
      .where('title', 'like', 'Police vetting%')
      .where('user_profile_id', 'in', [team.staff.userProfileId, team.admin.userProfileId])
      .orderBy('title')
      .execute()
    return rows.map(({ title }) => title)
  }
  expect(await remind()).toEqual([])
  await save({ expiresOn: '2026-12-24' })
  const told = ['Police vetting of Sina', 'Police vetting: yours ends on Thu 24 Dec 2026']
  const first = await remind()
  expect(first).toHaveLength(2)
  told.forEach((start, position) => {
    expect(first[position]).toContain(start)
  })
  expect(await remind()).toHaveLength(2)
})
