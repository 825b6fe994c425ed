import { business } from '@waymark/contracts/business'
import { invitation } from '@waymark/contracts/invitation'
import { notification } from '@waymark/contracts/notification'
import { organisation } from '@waymark/contracts/organisation'
import { serviceArea } from '@waymark/contracts/service-area'
import { userManagement } from '@waymark/contracts/user-management'
import { bookingStatus } from '@waymark/domain/enums'
import { makeActivity } from '@waymark/test-world/makers/activity'
import { makeActivityBooking } from '@waymark/test-world/makers/activity-booking'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { makeSession } from '@waymark/test-world/makers/session'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, describe, expect, test } from 'vitest'
import { areaInput } from '../area-input.ts'
import { makeTeam, type Team } from '../make-team.ts'

const world = await testWorld({ services: ['provider', 'identity', 'booking', 'notify', 'admin'] })
let team: Team
let globalAdmin: MadePerson

beforeEach(async () => {
  team = await makeTeam(world)
  globalAdmin = await makePerson(world, { isGlobalAdmin: true, firstName: 'Gita', lastName: 'Rao' })
})

const suspend = (wishes: object = {}, as = globalAdmin) =>
  world.call(
    organisation.suspendOrganisation,
    { accountId: team.accountId, reason: 'Nobody answers.', bookings: 'keep', ...wishes },
    { as },
  )
const lift = (as = globalAdmin) =>
  world.call(organisation.liftOrganisationSuspension, { accountId: team.accountId }, { as })
const stateOf = async (accountId = team.accountId) =>
  (await world.call(organisation.getOrganisationSuspension, { accountId }, { as: globalAdmin })).responseData
const openAreas = async () => {
  const rows = await world.db
    .selectFrom('provider.service_area')
    .select(['id', 'is_active'])
    .where('account_id', '=', team.accountId)
    .orderBy('id')
    .execute()
  return rows.filter((row) => row.is_active).map(({ id }) => id)
}

test('closes the open locations, and opens exactly those again', async () => {
  const closed = await makeArea(world, { accountId: team.accountId })
  await world.db
    .updateTable('provider.service_area')
    .set({ is_active: false })
    .where('id', '=', closed.serviceAreaId)
    .execute()
  const second = await makeArea(world, { accountId: team.accountId })
  expect((await suspend()).responseData).toEqual({ accountId: team.accountId, closedLocationCount: 2 })
  expect(await openAreas()).toEqual([])
  expect((await suspend()).error?.name).toBe('AlreadySuspended')
  expect(await stateOf()).toMatchObject({
    suspension: { isForGood: false, reason: 'Nobody answers.', keepsBookings: true, byName: 'Gita Rao' },
    openLocationCount: 0,
    suspendedLocationCount: 2,
  })
  expect((await lift()).responseData).toEqual({ accountId: team.accountId, openedLocationCount: 2 })
  expect(await openAreas()).toEqual([team.serviceAreaId, second.serviceAreaId])
  expect((await lift()).error?.name).toBe('NotSuspended')
})

describe('while it is suspended', () => {
  test('no location opens, by whatever way; its people still work there and can change what it says', async () => {
    await suspend()
    const added = await world.call(
      serviceArea.updateServiceArea,
      { ...areaInput, serviceAreaId: null, version: null },
      { as: team.admin },
    )
    expect(added.error?.name).toBe('OrganisationSuspended')
    const settings = async () =>
      (await world.call(serviceArea.getServiceArea, { id: team.serviceAreaId }, { as: team.serviceManager }))
        .responseData
    const change = async (isActive: boolean, as: MadePerson) =>
      world.call(
        serviceArea.updateServiceArea,
        { ...areaInput, serviceAreaId: team.serviceAreaId, version: (await settings())?.version ?? null, isActive },
        { as },
      )
    expect((await change(true, team.admin)).error?.name).toBe('OrganisationSuspended')
    expect((await change(false, team.serviceManager)).error).toBeNull()
    await expect(
      world.db
        .updateTable('provider.service_area')
        .set({ is_active: true })
        .where('id', '=', team.serviceAreaId)
        .execute(),
    ).rejects.toThrow('The organisation is suspended.')
    const areas = await world.call(serviceArea.getServiceAreasByUser, {}, { as: team.staff })
    expect(areas.responseData?.map(({ serviceAreaId }) => serviceAreaId)).toEqual([team.serviceAreaId])
    expect((await lift()).responseData?.openedLocationCount).toBe(1)
  })

  test('it asks nobody new in: no invitation, no client that it adds', async () => {
    const { serviceAreaId } = team
    const invite = (email: string) =>
      world.call(invitation.sendInvitationToConsumer, { serviceAreaId, emails: [email] }, { as: team.admin })
    const client = {
      serviceAreaId,
      firstName: 'Tom',
      lastName: 'Reid',
      phone: '021 555 0155',
      hasAgreed: true,
    } as const
    const add = () => world.call(userManagement.addClient, client, { as: team.admin })
    await suspend()
    expect((await invite('before@strangers.test')).error?.name).toBe('OrganisationSuspended')
    expect((await add()).error).toMatchObject({
      name: 'OrganisationSuspended',
      message: 'Waymark has suspended your organisation, so it cannot add clients. The dashboard says why.',
    })
    await world.settle()
    expect(await world.mailbox('before@strangers.test')).toEqual([])
    await lift()
    expect((await invite('after@strangers.test')).responseData?.invited).toEqual(['after@strangers.test'])
    expect((await add()).error).toBeNull()
  })

  test('its people read why', async () => {
    const profile = async () =>
      (await world.call(business.businessProfile, {}, { as: team.staff })).responseData?.suspension
    expect(await profile()).toBeNull()
    await suspend()
    expect(await profile()).toMatchObject({ isForGood: false, reason: 'Nobody answers.', keepsBookings: true })
    await world.settle()
    const news = await world.call(notification.getNotifications, {}, { as: team.admin })
    expect(news.responseData?.items[0]?.title).toMatch(/^Waymark has suspended /)
    const emails = await world.db
      .selectFrom('notify.email')
      .select(['subject', 'text_body'])
      .where('to_address', '=', team.admin.email)
      .execute()
    expect(emails).toHaveLength(1)
    expect(emails[0]?.text_body).toContain('Nobody answers.')
    expect(emails[0]?.text_body).toContain('What is booked already stays booked.')
  })
})

test('says before what is booked: visits, sessions, spaces, people, money and waiting', async () => {
  const offered = await makeOfferedService(world, { area: team, staff: [team.staff] })
  const { client } = await makeBooking(world, { offered, startsAt: new Date('2026-11-29T20:00:00Z') })
  const activity = await makeActivity(world, { area: team, priceCents: 2400 })
  const session = await makeSession(world, { activity, maxSpaces: 5, maxSpacesPerClient: 3 })
  await makeSession(world, { activity, status: 'Draft', startsAt: new Date('2026-12-02T21:00:00Z') })
  const paid = await makeActivityBooking(world, { session, people: [{}, {}] })
  await makeActivityBooking(world, {
    session,
    guestId: 'guest',
    status: bookingStatus.New,
    heldUntil: new Date('2030-01-01'),
  })
  await world.db
    .insertInto('booking.ledger_entry')
    .values({
      booking_id: paid.bookingId,
      kind: 'cash',
      amount_cents: 4800,
      currency: 'NZD',
      at: world.clock.now(),
      by_user_profile_id: team.staff.userProfileId,
    })
    .execute()
  await world.db
    .insertInto('booking.waitlist_entry')
    .values({
      activity_session_id: session.activitySessionId,
      client_user_profile_id: client.userProfileId,
      contact_name: 'Hemi',
      contact_email: 'hemi@example.test',
      people: '[]',
      spaces: 1,
      created_at: world.clock.now(),
    })
    .execute()
  expect((await stateOf())?.coming).toEqual({
    visitCount: 1,
    sessionCount: 1,
    sessionBookingCount: 1,
    spaceCount: 2,
    clientCount: 3,
    heldCount: 1,
    unpaid: [{ currency: 'NZD', cents: 2400 }],
    paid: [{ currency: 'NZD', cents: 4800 }],
    waitingCount: 1,
    quoteCount: 0,
    lastStartsAt: session.startsAt.toISOString(),
  })
  const elsewhere = await makeTeam(world)
  expect((await stateOf(elsewhere.accountId))?.coming).toMatchObject({
    visitCount: 0,
    clientCount: 0,
    lastStartsAt: null,
  })
})

test('closes for good, also what is suspended, and then opens nothing any more', async () => {
  await suspend()
  expect((await suspend({ isForGood: true, reason: 'It ended.' })).responseData?.closedLocationCount).toBe(0)
  expect((await stateOf())?.suspension).toMatchObject({ isForGood: true, reason: 'It ended.' })
  expect((await lift()).error?.name).toBe('ClosedForGood')
  expect((await suspend({ isForGood: true })).error?.name).toBe('ClosedForGood')
  expect(await openAreas()).toEqual([])
})

test('is audited, and only of organisations', async () => {
  await suspend({ bookings: 'cancel', clientReason: 'It closes.' })
  await lift()
  await world.settle()
  const entries = await world.db
    .selectFrom('admin.audit_entry')
    .select(['action', 'target_kind', 'after'])
    .where('target_id', '=', team.accountId)
    // They are written by jobs of one moment, in any order.
    .orderBy('action', 'desc')
    .execute()
  expect(entries).toMatchObject([
    {
      action: 'suspend-organisation',
      target_kind: 'account',
      after: { reason: 'Nobody answers.', bookings: 'cancel' },
    },
    { action: 'lift-organisation-suspension', after: { openedLocationCount: 1 } },
  ])
  const individual = await makePerson(world)
  const { account_id } = await world.db
    .selectFrom('identity.user_profile')
    .select('account_id')
    .where('id', '=', individual.userProfileId)
    .executeTakeFirstOrThrow()
  expect((await suspend({ accountId: account_id })).httpStatusCode).toBe(404)
  expect((await suspend({}, team.admin)).httpStatusCode).toBe(403)
})
