import { booking } from '@waymark/contracts/booking'
import { feedback } from '@waymark/contracts/feedback'
import { bookingStatus, staffRole } from '@waymark/domain/enums'
import { signLink } from '@waymark/service-kit/tokens'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import type { SignedInPerson } from '@waymark/test-world/people'
import { testWorld } from '@waymark/test-world/test-world'
import { beforeEach, describe, expect, test } from 'vitest'
import { begunBooking } from './begun-booking.ts'
import { confirmedBooking } from './confirmed-booking.ts'
import { newBookingOf } from './new-booking-of.ts'

const world = await testWorld({ services: ['booking', 'notify'] })
const now = world.clock.now()

beforeEach(() => world.clock.set(now))

/** A booking completed by its staff member, and the token of the link emailed to the client. */
async function completed() {
  const made = await begunBooking(world)
  await world.call(booking.completeBooking, { bookingId: made.bookingId }, { as: made.staff })
  const emails = await world.mailbox(made.client.email)
  const token = emails.at(-1)?.text.match(/feedback-booking#token=(\S+)/)?.[1] ?? ''
  const admin = await makePerson(world, { accountId: made.offered.accountId, isAccountAdmin: true })
  return { ...made, token, admin }
}

describe('by the emailed link, without signing in', () => {
  test('accepts the client’s feedback once and notifies the managers', async () => {
    const { token, bookingId, admin } = await completed()
    const asked = await world.call(feedback.getFeedbackBooking, { token })
    expect(asked.responseData).toMatchObject({
      bookingId,
      itemType: 'Service',
      itemName: 'Morning care',
      feedback: null,
    })
    const said = { token, stars: 5, comment: 'She remembered how I take my tea.', wasAsAccessible: 'yes' } as const
    const answers = await Promise.all([
      world.call(feedback.submitFeedbackBooking, said),
      world.call(feedback.submitFeedbackBooking, said),
    ])
    expect(answers.map(({ error }) => error?.name ?? null).toSorted()).toEqual(['AlreadyGiven', null].toSorted())
    const again = await world.call(feedback.getFeedbackBooking, { token })
    expect(again.responseData?.feedback).toMatchObject({ stars: 5, wasAsAccessible: 'yes', answer: null })
    expect((await world.mailbox(admin.email)).at(-1)?.subject).toContain('A client gave feedback')
  })

  test('refuses links that are forged, expired, for another purpose or missing', async () => {
    const { token, bookingId } = await completed()
    const { secret } = world.parts.config
    const expiresAt = new Date(world.clock.now().getTime() + 1000)
    const other = signLink(secret, { purpose: 'reset', subject: String(bookingId), expiresAt })
    const old = signLink(secret, { purpose: 'feedback', subject: String(bookingId), expiresAt: world.clock.now() })
    for (const input of [{ token: `${token}x` }, { token: 'a.b' }, { token: other }, { token: old }, {}]) {
      const answer = await world.call(feedback.getFeedbackBooking, input)
      expect([answer.httpStatusCode, answer.error?.name]).toEqual([409, 'LinkOver'])
    }
  })

  test('refuses six stars and fractions', async () => {
    for (const stars of [0, 6, 4.5]) {
      const response = await world.fetch(feedback.submitFeedbackBooking, { token: 'x', stars })
      expect(response.statusCode).toBe(422)
    }
  })
})

describe('signed in', () => {
  test('accepts the booking’s id from its client and nobody else', async () => {
    const { bookingId, client, admin } = await completed()
    const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: client })
    expect(detail.responseData).toMatchObject({ mayGiveFeedback: true, mayAnswerFeedback: false, feedback: null })
    expect(
      (await world.call(feedback.submitFeedbackBooking, { bookingId, stars: 4 }, { as: admin })).httpStatusCode,
    ).toBe(404)
    expect((await world.call(feedback.submitFeedbackBooking, { bookingId, stars: 4 }, { as: client })).error).toBeNull()
  })

  test('accepts feedback on a location’s booking from anyone who books for it, naming them in the history', async () => {
    const { serviceAreaId, accountId } = await makeOfferedService(world)
    const inRole = { accountId, roles: { [serviceAreaId]: staffRole.StaffAndServiceManager } }
    const booker = await makePerson(world, { ...inRole, firstName: 'Ana', lastName: 'Rewi' })
    const other = await makePerson(world, { ...inRole, firstName: 'Tama', lastName: 'Kingi' })
    const offered = await makeOfferedService(world)
    const asked = newBookingOf(offered, ['2026-11-26T09:00:00'], { UserServiceAreaId: serviceAreaId })
    const added = await world.call(booking.addNewBooking, asked, { as: booker })
    const bookingId = added.responseData?.bookingDatesSummary[0]?.bookingId ?? 0
    await world.settle()
    world.clock.set(new Date('2026-11-25T20:00:00Z'))
    const [staff] = offered.staff
    const byThen = (person: SignedInPerson | undefined) => world.signIn(person?.userProfileId ?? 0)
    await world.call(booking.completeBooking, { bookingId }, { as: await byThen(staff) })
    await world.call(feedback.submitFeedbackBooking, { bookingId, stars: 4 }, { as: await byThen(other) })
    const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: await byThen(booker) })
    expect(detail.responseData?.history.at(-1)).toMatchObject({ what: 'Feedback: 4 stars', byName: 'Tama Kingi' })
  })

  test('refuses feedback before completion', async () => {
    const { bookingId, client } = await confirmedBooking(world)
    const answer = await world.call(feedback.submitFeedbackBooking, { bookingId, stars: 4 }, { as: client })
    expect(answer.error?.name).toBe('NotCompleted')
  })
})

describe('answer-feedback-booking', () => {
  test('accepts a manager’s answer once and notifies the client', async () => {
    const { bookingId, client, admin, staff, token } = await completed()
    const answerAs = (as: SignedInPerson | undefined, answer = 'Thank you for telling us.') =>
      world.call(feedback.answerFeedbackBooking, { bookingId, answer }, as ? { as } : {})
    expect((await answerAs(admin)).error?.name).toBe('NoFeedback')
    await world.call(feedback.submitFeedbackBooking, { token, stars: 2 })
    expect((await answerAs(staff)).error?.name).toBe('ManagersOnly')
    expect((await answerAs(client)).error?.name).toBe('ManagersOnly')
    expect((await answerAs(await makePerson(world))).httpStatusCode).toBe(404)
    expect((await answerAs(admin)).responseData?.feedback.answer).toBe('Thank you for telling us.')
    expect((await answerAs(admin)).error?.name).toBe('AlreadyAnswered')
    expect((await world.mailbox(client.email)).at(-1)?.subject).toContain('Your feedback was answered')
    const detail = await world.call(booking.getBookingDetail, { bookingId }, { as: client })
    expect(detail.responseData?.feedback).toMatchObject({ stars: 2, answer: 'Thank you for telling us.' })
  })
})

test('shows the average from three ratings on', async () => {
  const offered = await makeOfferedService(world)
  const viewer = await makePerson(world)
  const rating = async () => {
    const near = { ServiceId: 1, LatitudeForService: -41.3129, LongitudeForService: 174.7788, pageSize: 50 } as const
    const answer = await world.call(booking.getAvailableServiceAreasForNewBooking, near, { as: viewer })
    return answer.responseData?.items.find((one) => one.serviceAreaId === offered.serviceAreaId)?.rating
  }
  for (const [index, stars] of [5, 4, 3].entries()) {
    expect(await rating()).toEqual({ average: null, count: index })
    const startsAt = new Date(Date.parse('2026-11-20T20:00:00Z') + index * 86_400_000)
    const { bookingId, client } = await makeBooking(world, { offered, startsAt, status: bookingStatus.Completed })
    await world.call(feedback.submitFeedbackBooking, { bookingId, stars }, { as: client })
  }
  expect(await rating()).toEqual({ average: 4, count: 3 })
})
