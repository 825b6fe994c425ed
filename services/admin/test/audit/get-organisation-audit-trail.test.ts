import { audit } from '@waymark/contracts/audit'
import { feedback } from '@waymark/contracts/feedback'
import { jobs } from '@waymark/contracts/jobs'
import { bookingStatus, businessSubtype } from '@waymark/domain/enums'
import { makeAccessMap } from '@waymark/test-world/makers/access-map'
import { makeAccount } from '@waymark/test-world/makers/account'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['admin', 'booking'] })
const admin = await makePerson(world, {
  isGlobalAdmin: true,
  firstName: 'Gita',
  lastName: 'Rao',
  email: 'gita@hidden.test',
})

let lastAction = 0

async function done(action: string, targetKind: string, targetId: number, after: Record<string, unknown> = {}) {
  lastAction += 1
  await world.runJob(jobs.admin.writeAudit, {
    onceKey: `own part ${lastAction}`,
    adminUserProfileId: admin.userProfileId,
    action,
    targetKind,
    targetId,
    before: null,
    after: { reason: 'They called', ip: '203.0.113.9', sessionId: 'secret-session', ...after },
    at: world.clock.now().toISOString(),
  })
}

const read = async (
  as: MadePerson,
  input: Parameters<typeof world.call<typeof audit.getOrganisationAuditTrail>>[1] = {},
) => await world.call(audit.getOrganisationAuditTrail, input, { as })

const actions = async (as: MadePerson, input: Parameters<typeof read>[1] = {}) =>
  (await read(as, input)).responseData?.items.map(({ action }) => action)

async function organisation() {
  const accountId = await makeAccount(world, { subtype: businessSubtype.Hybrid })
  const [boss, staff] = await Promise.all([
    makePerson(world, { accountId, isAccountAdmin: true }),
    makePerson(world, { accountId, firstName: 'Ioane', lastName: 'Tuilagi' }),
  ])
  return { accountId, boss, staff }
}

test('shows an account administrator what was done to the organisation, its people, bookings, reviews and maps, and to nobody else', async () => {
  const [own, other] = [await organisation(), await organisation()]
  const offered = await makeOfferedService(world, { area: await makeArea(world, { accountId: own.accountId }) })
  const made = await makeBooking(world, { offered, status: bookingStatus.Completed, startsAt: past() })
  const said = { bookingId: made.bookingId, stars: 4, comment: 'Good', isPublic: true }
  await world.call(feedback.submitFeedbackBooking, said, { as: made.client })
  const review = await world.db.selectFrom('booking.review').select('id').executeTakeFirstOrThrow()
  const { accessMapId } = await makeAccessMap(world, { accountId: own.accountId })
  const booked = await makeBooking(world, { client: own.staff })
  await done('update-account-subtype', 'account', own.accountId)
  await done('update-user', 'person', own.staff.userProfileId)
  await done('cancel-booking', 'booking', made.bookingId)
  await done('update-booking-staff', 'booking', booked.bookingId)
  await done('moderate-review', 'review', review.id)
  await done('publish-map', 'access map', accessMapId)
  // The client is somebody else's business; so are settings, partners and other organisations.
  await done('reset-second-factor', 'person', made.client.userProfileId)
  await done('update-retention', 'installation', own.accountId)
  await done('update-badge-partner', 'badge partner', own.accountId)
  await done('suspend-organisation', 'account', other.accountId)
  const { responseData } = await read(own.boss)
  expect(responseData?.totalCount).toBe(6)
  expect(responseData?.items.map(({ action }) => action)).toEqual([
    'publish-map',
    'moderate-review',
    'update-booking-staff',
    'cancel-booking',
    'update-user',
    'update-account-subtype',
  ])
  expect(responseData?.items[4]).toMatchObject({
    adminName: 'Gita Rao',
    targetName: 'Ioane Tuilagi',
    after: { reason: 'They called' },
  })
  expect(await actions(other.boss)).toEqual(['suspend-organisation'])
  expect(await actions(own.boss, { targetKind: 'booking' })).toEqual(['update-booking-staff', 'cancel-booking'])
  expect(await actions(own.boss, { action: 'cancel-booking' })).toEqual(['cancel-booking'])
  expect((await read(own.boss, { pageSize: 5, pageNumber: 2 })).responseData).toMatchObject({
    totalCount: 6,
    items: [{}],
  })
})

test('keeps networks, sessions and addresses of administrators out of the answer, the file and the search', async () => {
  const { boss, staff } = await organisation()
  await done('act-as-user', 'person', staff.userProfileId)
  const answer = JSON.stringify((await read(boss)).responseData)
  expect(answer).toContain('They called')
  for (const hidden of ['203.0.113.9', 'secret-session', 'gita@hidden.test', 'adminUserProfileId'])
    expect(answer).not.toContain(hidden)
  for (const hidden of ['203.0.113', 'secret-session', 'gita@hidden'])
    expect(await actions(boss, { search: hidden }), hidden).toEqual([])
  for (const shown of ['gita r', 'ioane', 'act as', 'they CALLED', String(staff.userProfileId)])
    expect(await actions(boss, { search: shown }), shown).toEqual(['act-as-user'])
  expect(await actions(boss, { fromDate: '2026-11-24', toDate: '2026-11-24' })).toHaveLength(1)
  expect(await actions(boss, { toDate: '2026-11-23' })).toEqual([])
  const file = await world.fetch(audit.exportOrganisationAuditTrail, {}, { as: boss })
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-disposition']).toContain('AuditTrail')
})

test('is for account administrators alone', async () => {
  const { staff } = await organisation()
  for (const as of [staff, admin, await makePerson(world)]) {
    expect((await read(as)).httpStatusCode).toBe(403)
    expect((await world.call(audit.exportOrganisationAuditTrail, {}, { as })).httpStatusCode).toBe(403)
  }
})

test('takes the organisation from the caller alone', async () => {
  const [own, other] = [await organisation(), await organisation()]
  await done('suspend-organisation', 'account', other.accountId)
  const forged: Record<string, unknown> = { accountId: other.accountId }
  expect((await read(own.boss, forged)).httpStatusCode).toBe(422)
})

function past() {
  return new Date(world.clock.now().getTime() - 5 * 86_400_000)
}
