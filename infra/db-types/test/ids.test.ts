import type { BookingDatabase } from '@waymark/booking-service/db/schema'
import { booking } from '@waymark/contracts/booking'
import type { AnswerOf, InputOf, OutputOf, ParsedInputOf } from '@waymark/contracts/define-call'
import {
  type BookingId,
  idFrom,
  type ServiceAreaId,
  type ServiceAreaServiceId,
  type UserProfileId,
} from '@waymark/domain/ids'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, expectTypeOf, test } from 'vitest'

const db = new Kysely<BookingDatabase>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const userProfileId = idFrom<UserProfileId>(7)
const serviceAreaId = idFrom<ServiceAreaId>(5)

test('a column takes the id of its own kind, of a view as of a table', () => {
  const shortlist = db.selectFrom('shortlist').select('note')
  expect(shortlist.where('service_area_id', '=', serviceAreaId).compile().parameters).toEqual([5])
  // @ts-expect-error: the id of a person
  shortlist.where('service_area_id', '=', userProfileId)
  // @ts-expect-error: a number of whatever
  shortlist.where('service_area_id', '=', 5)
  const areas = db.selectFrom('provider_api.service_area').select('name')
  expect(areas.where('id', '=', serviceAreaId).compile().parameters).toEqual([5])
  // @ts-expect-error: the id of a person
  areas.where('id', '=', userProfileId)
})

test('a caller gives and receives numbers, a handler the ids of their kinds', () => {
  type Call = typeof booking.getBookingDetail
  expectTypeOf<InputOf<Call>['bookingId']>().toEqualTypeOf<number>()
  expectTypeOf<ParsedInputOf<Call>['bookingId']>().toEqualTypeOf<BookingId>()
  expectTypeOf<OutputOf<Call>['serviceAreaServiceId']>().toEqualTypeOf<number>()
  expectTypeOf<AnswerOf<Call>['serviceAreaServiceId']>().toEqualTypeOf<ServiceAreaServiceId>()
  expect(booking.getBookingDetail.path).toContain('get-booking-detail')
})
