import { audit } from '@waymark/contracts/audit'
import { feedback } from '@waymark/contracts/feedback'
import { review } from '@waymark/contracts/review'
import { standAloneVenue } from '@waymark/contracts/stand-alone'
import { bookingStatus } from '@waymark/domain/enums'
import { makeBooking } from '@waymark/test-world/makers/booking'
import { makeOfferedService } from '@waymark/test-world/makers/offered-service'
import { makePerson } from '@waymark/test-world/makers/person'
import { testWorld } from '@waymark/test-world/test-world'
import { describe, expect, test } from 'vitest'

const world = await testWorld({ services: ['booking', 'admin', 'provider'] })

type Offered = Awaited<ReturnType<typeof makeOfferedService>>
type Person = Awaited<ReturnType<typeof makePerson>>

interface Visit {
  readonly offered: Offered
  readonly client?: Person
  readonly day?: number
}

/** A completed visit, and what its client says of it in public. */
async function visitAndSay(
  { offered, client, day = 0 }: Visit,
  said: { comment: string; isPublic?: boolean; stars?: number },
) {
  const startsAt = new Date(Date.parse('2026-11-10T20:00:00Z') + day * 86_400_000)
  const made = await makeBooking(world, {
    offered,
    startsAt,
    status: bookingStatus.Completed,
    ...(client ? { client } : {}),
  })
  await world.call(
    feedback.submitFeedbackBooking,
    { bookingId: made.bookingId, stars: said.stars ?? 5, comment: said.comment, isPublic: said.isPublic ?? true },
    { as: made.client },
  )
  return made
}

const reviewsOf = async ({ serviceAreaId }: Offered) =>
  (await world.call(review.getVenueReviews, { serviceAreaId })).responseData

describe('get-venue-reviews', () => {
  test('shows what clients of completed bookings say in public, with the answer, and nothing they said to the organisation alone', async () => {
    const offered = await makeOfferedService(world)
    const { bookingId } = await visitAndSay({ offered }, { comment: 'The side door is easy to open.', stars: 4 })
    await visitAndSay({ offered, day: 1 }, { comment: 'Only for you.', isPublic: false })
    await visitAndSay({ offered, day: 2 }, { comment: '' })
    const admin = await makePerson(world, { accountId: offered.accountId, isAccountAdmin: true })
    await world.call(feedback.answerFeedbackBooking, { bookingId, answer: 'Kia ora.' }, { as: admin })
    expect(await reviewsOf(offered)).toMatchObject({
      totalCount: 1,
      items: [
        { stars: 4, comment: 'The side door is easy to open.', answer: 'Kia ora.', firstName: expect.any(String) },
      ],
    })
  })

  test('has one review for each person: that of their newest booking', async () => {
    const offered = await makeOfferedService(world)
    const { client } = await visitAndSay({ offered }, { comment: 'The first visit.' })
    await visitAndSay({ offered, client, day: 1 }, { comment: 'The second visit.' })
    const found = await reviewsOf(offered)
    expect(found?.items.map(({ comment }) => comment)).toEqual(['The second visit.'])
  })

  test('is one page of many', async () => {
    const offered = await makeOfferedService(world)
    for (let day = 0; day < 6; day++) await visitAndSay({ offered, day }, { comment: `Visit ${day}.` })
    const second = await world.call(review.getVenueReviews, {
      serviceAreaId: offered.serviceAreaId,
      pageNumber: 2,
      pageSize: 5,
    })
    expect(second.responseData).toMatchObject({ totalCount: 6, items: [{ comment: 'Visit 0.' }] })
  })

  test('does not answer for a location that the caller does not see', async () => {
    const offered = await makeOfferedService(world)
    await world.db
      .updateTable('provider.service_area')
      .set({ is_private: true })
      .where('id', '=', offered.serviceAreaId)
      .execute()
    expect((await world.call(review.getVenueReviews, { serviceAreaId: offered.serviceAreaId })).httpStatusCode).toBe(
      404,
    )
    expect((await world.call(review.getVenueReviews, { serviceAreaId: 2_000_000_000 })).httpStatusCode).toBe(404)
  })
})

describe('a reported review', () => {
  test('is read by a global administrator, who takes it down or leaves it up; both are audited', async () => {
    const offered = await makeOfferedService(world)
    await visitAndSay({ offered }, { comment: 'He has a bad knee, ask him.' })
    const [first] = (await reviewsOf(offered))?.items ?? []
    const reviewId = first?.reviewId ?? 0
    const [reporter, other] = [await makePerson(world), await makePerson(world)]
    const admin = await makePerson(world, { isGlobalAdmin: true })
    const report = (as: Person) => world.call(review.reportReview, { reviewId, reason: 'It names health.' }, { as })
    expect((await report(reporter)).error).toBeNull()
    expect((await report(reporter)).error?.name).toBe('AlreadyReported')
    expect((await report(other)).error).toBeNull()

    const toModerate = async (state: 'reported' | 'hidden') =>
      (
        await world.call(review.getReviewsToModerate, { state, pageSize: 50 }, { as: admin })
      ).responseData?.items.filter((one) => one.reviewId === reviewId)
    expect(await toModerate('reported')).toMatchObject([{ reports: ['It names health.', 'It names health.'] }])

    const decide = (isHidden: boolean) =>
      world.call(review.moderateReview, { reviewId, isHidden, reason: 'Health of somebody else.' }, { as: admin })
    expect((await decide(true)).error).toBeNull()
    expect((await reviewsOf(offered))?.totalCount).toBe(0)
    expect(await toModerate('reported')).toEqual([])
    expect(await toModerate('hidden')).toMatchObject([{ hiddenReason: 'Health of somebody else.' }])
    expect((await report(await makePerson(world))).httpStatusCode).toBe(404)

    expect((await decide(false)).error).toBeNull()
    expect((await reviewsOf(offered))?.totalCount).toBe(1)
    await world.settle()
    const trail = await world.call(audit.getAuditTrail, { pageSize: 50 }, { as: admin })
    const decisions = trail.responseData?.items.filter(
      (one) => one.targetKind === 'review' && one.targetId === reviewId,
    )
    expect(decisions?.map(({ after }) => after)).toEqual([
      { isHidden: false, reason: 'Health of somebody else.' },
      { isHidden: true, reason: 'Health of somebody else.' },
    ])
  })

  test('is nobody else’s to moderate, and needs a reason', async () => {
    const person = await makePerson(world)
    const input = { reviewId: 1, isHidden: true, reason: 'Because.' }
    expect((await world.call(review.moderateReview, input, { as: person })).httpStatusCode).toBe(403)
    expect((await world.call(review.getReviewsToModerate, {}, { as: person })).httpStatusCode).toBe(403)
    const admin = await makePerson(world, { isGlobalAdmin: true })
    const missing = await world.fetch(review.moderateReview, { ...input, reason: ' ' }, { as: admin })
    expect(missing.statusCode).toBe(422)
    expect(
      (await world.call(review.moderateReview, { ...input, reviewId: 2_000_000_000 }, { as: admin })).httpStatusCode,
    ).toBe(404)
    expect(
      (await world.call(review.reportReview, { reviewId: 2_000_000_000, reason: 'x' }, { as: person })).httpStatusCode,
    ).toBe(404)
  })
})

test('a review that was taken down does not count towards the average', async () => {
  const offered = await makeOfferedService(world)
  for (const [day, stars] of [5, 5, 5, 1].entries())
    await visitAndSay({ offered, day }, { comment: `Visit ${day}.`, stars })
  const ratingOf = async () => {
    const { serviceAreaId } = offered
    return (await world.call(standAloneVenue.getStaVenueDetails, { serviceAreaId })).responseData?.rating
  }
  expect(await ratingOf()).toEqual({ average: 4, count: 4 })
  const worst = (await reviewsOf(offered))?.items.find(({ stars }) => stars === 1)
  const admin = await makePerson(world, { isGlobalAdmin: true })
  await world.call(
    review.moderateReview,
    { reviewId: worst?.reviewId ?? 0, isHidden: true, reason: 'Spam.' },
    { as: admin },
  )
  expect(await ratingOf()).toEqual({ average: 5, count: 3 })
})
