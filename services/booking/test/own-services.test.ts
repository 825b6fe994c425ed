import { account } from '@waymark/contracts/account'
import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { calendar } from '@waymark/contracts/calendar'
import { clientRecord } from '@waymark/contracts/client-record'
import { consumer } from '@waymark/contracts/consumer'
import { openData } from '@waymark/contracts/open-data'
import { quote } from '@waymark/contracts/quote'
import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { shortlist } from '@waymark/contracts/shortlist'
import { userManagement } from '@waymark/contracts/user-management'
import { staffRole } from '@waymark/domain/enums'
import { makeArea } from '@waymark/test-world/makers/area'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makeOwnService } from '@waymark/test-world/makers/own-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { readXlsx } from '@waymark/test-world/read-xlsx'
import { testWorld } from '@waymark/test-world/test-world'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { confirmedBooking } from './confirmed-booking.ts'
import { newBookingOf } from './new-booking-of.ts'

const world = await testWorld({ services: ['booking', 'chat', 'identity', 'notify', 'provider'] })
const name = 'Day at the Beach'
const beside = 'Morning care'
const nine = '2026-11-26T09:00:00'

/** An own service of an organisation beside Morning care, offered at one location, with its administrator. */
async function ownOffer(wishes: { readonly name?: string } = {}) {
  const area = await makeArea(world)
  const serviceId = await makeOwnService(world, { accountId: area.accountId, name, ...wishes })
  const offered = await makeOfferedService(world, { area, serviceId })
  const admin = await makePerson(world, {
    accountId: area.accountId,
    isAccountAdmin: true,
    roles: { [area.serviceAreaId]: staffRole.StaffAndServiceManager },
  })
  return { ...offered, admin }
}

const rename = (serviceId: number, to: string) =>
  sql`update provider.own_service set name = ${to}, name_key = ${to.toLowerCase()} where id = ${serviceId}`.execute(
    world.db,
  )

async function data(asked: Promise<{ readonly responseData: unknown; readonly error: unknown }>): Promise<unknown> {
  const { responseData, error } = await asked
  return responseData ?? error
}

/** Every answer has the name of the service, and neither that of the catalogue nor nothing. */
function expectNamed(answers: Readonly<Record<string, unknown>>, named = name): void {
  for (const [of, answer] of Object.entries(answers)) {
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
    expect(text, of).toContain(named)
    // What a form starts from has the catalogue; who sets the service reads what it stands beside.
    const said = text.replace(/"services":\[.*?\]|"besideName":"[^"]*"/g, '')
    expect(said, of).not.toContain(beside)
    expect(text, of).not.toMatch(/"(serviceName|itemName|what|service)":""/)
  }
}

describe('an own service is called by its own name', () => {
  test('where it is offered, found and scheduled', async () => {
    const { serviceAreaId, serviceAreaServiceId, serviceId, admin, staff } = await ownOffer()
    const other = await makeArea(world)
    const client = await makePerson(world)
    for (const area of [serviceAreaId, other.serviceAreaId])
      await world.db
        .insertInto('booking.shortlist')
        .values({ user_profile_id: client.userProfileId, service_area_id: area })
        .execute()
    const ofArea = { serviceAreaId }
    const as = admin
    expectNamed({
      list: await data(world.call(service.getServiceAreaServiceByServiceAreaId, ofArea, { as })),
      detail: await data(world.call(service.getDetailServiceAreaService, { id: serviceAreaServiceId }, { as })),
      toAssign: await data(world.call(service.getActiveServicesToAssignUser, ofArea, { as })),
      toSchedule: await data(world.call(service.getServiceAreaServiceToSchedule, ofArea, { as })),
      base: await data(world.call(service.getServiceScheduleBase, { id: serviceAreaServiceId }, { as })),
      team: await data(world.call(serviceArea.getListUserRoleOnServiceArea, ofArea, { as })),
      assigned: await data(
        world.call(userManagement.getAssignedServicesByUserProfileId, { id: staff[0]?.userProfileId ?? 0 }, { as }),
      ),
      venue: await data(world.call(serviceArea.getVenueMapData, { saId: serviceAreaId })),
      openData: (await world.fetch(openData.getOpenVenues, {})).body,
      offer: await data(world.call(booking.getDataForNewBooking, { serviceAreaServiceId })),
      offers: await data(world.call(booking.getDataForNewBooking, ofArea)),
      found: await data(world.call(booking.findOwnServices, { serviceId })),
      compared: await data(
        world.call(
          shortlist.compareShortlist,
          { serviceAreaIds: [serviceAreaId, other.serviceAreaId] },
          { as: client },
        ),
      ),
    })
  })

  test('where it is booked, by the name that it had then', async () => {
    const offered = await ownOffer()
    const { admin, serviceAreaId } = offered
    const dates = [nine, '2026-12-03T09:00:00']
    const { client, bookingId } = await confirmedBooking(world, { offered, dates })
    const alone = { bookingId, RequestedStartDateTime: nine, ServiceSizeOptionId: 13 }
    expect((await world.call(booking.changeBooking, alone, { as: client })).error).toBeNull()
    await world.settle()
    const emails = [...(await world.mailbox(client.email)), ...(await world.mailbox(offered.staff[0]?.email))]
    expect(emails.length).toBeGreaterThan(2)
    for (const email of emails) expectNamed({ [email.subject]: email.text })
    expect(emails.some(({ attachmentText }) => attachmentText?.includes(`SUMMARY:${name}`))).toBe(true)

    await rename(offered.serviceId, 'Day by the Lake')
    const side = { side: 'provider', serviceAreaId } as const
    const day = { serviceAreaId, date: nine.slice(0, 10) }
    expectNamed({
      detail: await data(world.call(booking.getBookingDetail, { bookingId }, { as: client })),
      clientList: await data(world.call(booking.getBookingList, { side: 'client' }, { as: client })),
      providerList: await data(world.call(booking.getBookingList, { ...side, search: 'at the beach' }, { as: admin })),
      filters: await data(world.call(booking.getDataForBookingList, side, { as: admin })),
      export: readXlsx((await world.fetch(booking.exportBookingList, side, { as: admin })).rawPayload).get(
        'xl/worksheets/sheet1.xml',
      ),
      calendar: (await world.fetch(calendar.getCalendarFile, { id: bookingId }, { as: client })).payload,
      daySheet: await data(world.call(bookingTeam.getDaySheet, day, { as: admin })),
      roster: await data(world.call(bookingTeam.getRoster, day, { as: admin })),
      toReassign: await data(
        world.call(bookingTeam.getBookingsToReassign, { serviceAreaId, bookingIds: [bookingId] }, { as: admin }),
      ),
      client: await data(
        world.call(clientRecord.getClientRecord, { serviceAreaId, userProfileId: client.userProfileId }, { as: admin }),
      ),
      dashboard: await data(world.call(consumer.getDataForConsumerDashboard, {}, { as: client })),
      myData: (await world.fetch(account.downloadMyData, {}, { as: client })).body,
      allBookings: await data(
        world.call(
          booking.getBookingList,
          { side: 'all', search: 'at the beach' },
          { as: await makePerson(world, { isGlobalAdmin: true }) },
        ),
      ),
    })
    const start = await world.call(booking.getDataForChangeBooking, { bookingId }, { as: client })
    expect(start.responseData).toMatchObject({ serviceName: name, offer: { serviceName: 'Day by the Lake' } })
  })

  test('where its price is asked for', async () => {
    const offered = await ownOffer()
    await world.db
      .updateTable('provider.service_size')
      .set({ fee_kind: 'quote', price_cents: null })
      .where('service_area_service_id', '=', offered.serviceAreaServiceId)
      .execute()
    const client = await makePerson(world)
    const ask = {
      ServiceAreaServiceId: offered.serviceAreaServiceId,
      ServiceSizeOptionId: 12,
      words: 'For two of us, with one chair.',
    }
    expect((await world.call(quote.askForQuote, ask, { as: client })).error).toBeNull()
    await rename(offered.serviceId, 'Day by the Lake')
    const { responseData } = await world.call(quote.getQuotes, { side: 'client' }, { as: client })
    expect(responseData?.items).toMatchObject([{ serviceName: name, sizeOptionName: 'Usual visit' }])
  })
})

test('a list of bookings is narrowed to an own service, and a search for the catalogue leaves it out', async () => {
  const offered = await ownOffer()
  const { admin, serviceAreaId, serviceId } = offered
  await confirmedBooking(world, { offered })
  const idsOf = async (narrowed: object) =>
    (await world.call(booking.getBookingList, { side: 'provider', serviceAreaId, ...narrowed }, { as: admin }))
      .responseData?.items.length
  expect([await idsOf({ serviceId }), await idsOf({ serviceId: 1 }), await idsOf({ search: 'morning' })]).toEqual([
    1, 0, 0,
  ])
})

test('HTML and formulas in a name stay text', async () => {
  const hostile = '=SUM(1) <img src=x onerror=alert(1)>'
  const offered = await ownOffer({ name: hostile })
  const { client } = await confirmedBooking(world, { offered })
  const [email] = await world.mailbox(client.email)
  expect(email?.text).toContain(hostile)
  expect(email?.html).toContain('=SUM(1) &lt;img src=x onerror=alert(1)&gt;')
  const file = await world.fetch(booking.exportBookingList, { side: 'client' }, { as: client })
  const sheet = readXlsx(file.rawPayload).get('xl/worksheets/sheet1.xml')
  expect(sheet).toContain('t="inlineStr"><is><t>=SUM(1) &lt;img')
  expect(sheet).not.toContain('<f>')
})

test('the database refuses a booking and a quote of an own service without its name', async () => {
  const offered = await ownOffer()
  const { client } = await confirmedBooking(world, { offered })
  for (const written of ['null', "'Another name'"])
    await expect(
      sql`update booking.booking_series set own_service_name = ${sql.raw(written)},
        service_id = ${written === 'null' ? offered.serviceId : 1} where client_user_profile_id = ${client.userProfileId}`.execute(
        world.db,
      ),
    ).rejects.toThrow('booking_series_is_named')
})

test('a time of an own service is taken once', async () => {
  const offered = await ownOffer()
  await confirmedBooking(world, { offered })
  const other = await makePerson(world)
  const answer = await world.call(booking.addNewBooking, newBookingOf(offered, [nine]), { as: other })
  await world.settle()
  const list = await world.call(booking.getBookingList, { side: 'client' }, { as: other })
  expect(answer.error ?? list.responseData?.items.every(({ status }) => status !== 2)).toBeTruthy()
})
