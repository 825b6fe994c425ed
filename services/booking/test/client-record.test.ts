import { account } from '@waymark/contracts/account'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { clientRecord } from '@waymark/contracts/client-record'
import { jobs } from '@waymark/contracts/jobs'
import { userManagement } from '@waymark/contracts/user-management'
import { maxNotesOfClient } from '@waymark/domain/account/client-note'
import { staffRole } from '@waymark/domain/enums'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { confirmedBooking } from './confirmed-booking.ts'

const world = await testWorld({ services: ['booking', 'identity'] })

/** A location with a manager, and a client who has booked a visit there. */
async function booked() {
  const offered = await makeOfferedService(world, { area: await makeArea(world) })
  const { accountId, serviceAreaId } = offered
  const manager = await makePerson(world, { accountId, roles: { [serviceAreaId]: staffRole.StaffManager } })
  const { client, bookingId } = await confirmedBooking(world, { offered })
  return { offered, serviceAreaId, manager, client, bookingId }
}

type Booked = Awaited<ReturnType<typeof booked>>

const read = ({ serviceAreaId, manager }: Booked, userProfileId: number, as: MadePerson = manager) =>
  world.call(clientRecord.getClientRecord, { serviceAreaId, userProfileId }, { as })

const write = ({ serviceAreaId, manager, client }: Booked, text = 'The dog is friendly.') =>
  world.call(
    clientRecord.addClientNote,
    { serviceAreaId, userProfileId: client.userProfileId, text, purpose: 'work', keepMonths: 3 },
    { as: manager },
  )

async function keep({ serviceAreaId, manager }: Booked, email: string | null = null) {
  const caller = { firstName: 'Tom', lastName: 'Reid', phone: '021 555 0155', hasAgreed: true } as const
  const added = await world.call(userManagement.addClient, { ...caller, serviceAreaId, email }, { as: manager })
  return added.responseData?.userProfileId ?? 0
}

test('lists those who have booked at the location and those who are kept, and finds them by name and phone', async () => {
  const place = await booked()
  const { serviceAreaId, manager, client } = place
  const keptId = await keep(place)
  const list = async (search = '') =>
    (await world.call(clientRecord.getClientList, { serviceAreaId, search }, { as: manager })).responseData
  expect(await list()).toMatchObject({
    totalCount: 2,
    items: [
      {
        userProfileId: client.userProfileId,
        hasAccount: true,
        visitCount: 1,
        lastVisit: null,
        nextVisit: '2026-11-26T09:00:00',
      },
      { userProfileId: keptId, firstName: 'Tom', hasAccount: false, visitCount: 0, nextVisit: null },
    ],
  })
  expect((await list('5550155'))?.items.map(({ userProfileId }) => userProfileId)).toEqual([keptId])
  expect((await list('nobody'))?.totalCount).toBe(0)
})

test('the address of one who has an account is found whole alone, since its parts would spell it out', async () => {
  const place = await booked()
  const { serviceAreaId, manager, client } = place
  const keptId = await keep(place, 'tom.reid@mail.example')
  const list = async (search: string) => {
    const { responseData } = await world.call(clientRecord.getClientList, { serviceAreaId, search }, { as: manager })
    return responseData?.items.map(({ userProfileId }) => userProfileId)
  }
  const ring = async (search: string) => {
    const { responseData } = await world.call(bookingTeam.getClients, { serviceAreaId, search }, { as: manager })
    return responseData?.map(({ userProfileId }) => userProfileId)
  }
  for (const find of [list, ring]) {
    expect(await find(client.email.slice(0, -3))).toEqual([])
    expect(await find(client.email.toUpperCase())).toEqual([client.userProfileId])
    expect(await find('tom.reid@mail')).toEqual([keptId])
  }
})

test('shows visits and notes to managers of the location, and never the address of one who has an account', async () => {
  const place = await booked()
  const { client, bookingId, manager } = place
  await write(place)
  const { responseData } = await read(place, client.userProfileId)
  expect(responseData).toMatchObject({
    hasAccount: true,
    email: null,
    visitCount: 1,
    visits: [{ bookingId, what: 'Morning care', itemType: 'Service', startDateTime: '2026-11-26T09:00:00' }],
    notes: [{ text: 'The dog is friendly.', purpose: 'work', keptUntil: '2027-02-23T20:00:00.000Z' }],
  })
  const other = await booked()
  expect((await read(other, client.userProfileId)).httpStatusCode).toBe(404)
  expect((await read(place, client.userProfileId, other.manager)).httpStatusCode).toBe(404)
  const staff = await makePerson(world, {
    accountId: place.offered.accountId,
    roles: { [place.serviceAreaId]: staffRole.Staff },
  })
  expect((await read(place, client.userProfileId, staff)).httpStatusCode).toBe(403)
  expect((await read(place, manager.userProfileId)).httpStatusCode).toBe(404)
})

test('a note is removed by hand, or by itself when its time is over', async () => {
  const place = await booked()
  const { client, manager, serviceAreaId } = place
  const { userProfileId } = client
  const first = (await write(place, 'First.')).responseData?.clientNoteId ?? 0
  await write(place, 'Second.')
  const remove = () =>
    world.call(clientRecord.deleteClientNote, { serviceAreaId, userProfileId, clientNoteId: first }, { as: manager })
  expect((await remove()).responseData).toEqual({ done: true })
  expect((await remove()).httpStatusCode).toBe(404)
  await world.db
    .updateTable('booking.client_note')
    .set({ kept_until: new Date('2026-11-23T19:00:00Z'), written_at: new Date('2026-10-01T00:00:00Z') })
    .execute()
  expect((await read(place, userProfileId)).responseData?.notes).toEqual([])
  await world.runJob(jobs.booking.forgetOld, {})
  expect(await world.db.selectFrom('booking.client_note').select('id').execute()).toEqual([])
})

test('only so many notes are kept of a client', async () => {
  const place = await booked()
  const { serviceAreaId, client, manager } = place
  await write(place)
  const [note] = await world.db
    .selectFrom('booking.client_note')
    .selectAll()
    .where('client_user_profile_id', '=', client.userProfileId)
    .execute()
  if (!note) throw new Error('The note is not there.')
  const { id: _own, ...words } = note
  await world.db
    .insertInto('booking.client_note')
    .values(Array.from({ length: maxNotesOfClient - 1 }, () => words))
    .execute()
  expect((await write(place)).error?.name).toBe('TooManyNotes')
  const unknown = {
    serviceAreaId,
    userProfileId: manager.userProfileId,
    text: 'x',
    purpose: 'work',
    keepMonths: 3,
  } as const
  expect((await world.call(clientRecord.addClientNote, unknown, { as: manager })).httpStatusCode).toBe(404)
})

test('the client gets the notes with their data, and they go with their account', async () => {
  const place = await booked()
  const { client } = place
  await write(place)
  const file = await world.call(account.downloadMyData, {}, { as: client })
  expect(JSON.stringify(file)).toContain('The dog is friendly.')
  await world.runJob(jobs.booking.forgetPerson, { userProfileId: client.userProfileId })
  expect((await read(place, client.userProfileId)).responseData?.notes).toEqual([])
})

test('a kept client is changed, and removed once no visit is coming up', async () => {
  const place = await booked()
  const { manager, serviceAreaId } = place
  const userProfileId = await keep(place)
  const change = (as = manager) =>
    world.call(
      userManagement.updateClient,
      { serviceAreaId, userProfileId, firstName: 'Tama', lastName: 'Reid', phone: '021 555 0156', email: 'T@x.test' },
      { as },
    )
  expect((await change()).responseData).toEqual({ done: true })
  expect((await read(place, userProfileId)).responseData).toMatchObject({
    firstName: 'Tama',
    phone: '021 555 0156',
    email: 't@x.test',
    hasAccount: false,
  })
  const remove = (id: number) =>
    world.call(userManagement.deleteClient, { serviceAreaId, userProfileId: id }, { as: manager })
  expect((await remove(place.client.userProfileId)).httpStatusCode).toBe(404)
  expect((await remove(userProfileId)).responseData).toEqual({ done: true })
  expect((await read(place, userProfileId)).httpStatusCode).toBe(404)
  expect((await change()).httpStatusCode).toBe(404)
})

test('a kept client with a visit coming up is not removed', async () => {
  const place = await booked()
  const { manager, serviceAreaId, client, offered } = place
  await world.db
    .updateTable('identity.user_profile')
    .set({ kept_by_account_id: offered.accountId, password_hash: null, email_confirmed_at: null })
    .where('id', '=', client.userProfileId)
    .execute()
  const answer = await world.call(
    userManagement.deleteClient,
    { serviceAreaId, userProfileId: client.userProfileId },
    { as: manager },
  )
  expect(answer.error?.name).toBe('HasComingVisits')
})
