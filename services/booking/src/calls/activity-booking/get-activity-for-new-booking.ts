import type { activityBooking } from '@waymark/contracts/activity-booking'
import type { AccessFact } from '@waymark/domain/access-fit/fit'
import { optionsOut, outagesDuring } from '@waymark/domain/access-fit/outages'
import { cutoffTimes } from '@waymark/domain/booking/change-window'
import { refundableUntil, refundPolicyText } from '@waymark/domain/booking/refund'
import { bookingStatusOf } from '@waymark/domain/enums'
import type { ActivityId, ActivitySessionId, ServiceAreaId } from '@waymark/domain/ids'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Caller } from '@waymark/service-kit/caller'
import { fileAddress } from '@waymark/service-kit/file-address'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound, refuse } from '@waymark/service-kit/refusal'
import { mayBookFor } from '../../activity/booker.ts'
import { mayFindVenue } from '../../activity/visitor.ts'
import { fitOf } from '../../answers/access-fit.ts'
import { bookableActivityAnswer } from '../../answers/bookable-activity.ts'
import { commonFacts } from '../../answers/facts-to-show.ts'
import { openSessionAnswer } from '../../answers/open-session.ts'
import { outagesOfActivity } from '../../answers/outage-answer.ts'
import { ratingOf } from '../../answers/rating.ts'
import type { Context } from '../../context.ts'
import { factOf, factsAt, listFactsOfActivity, listFactsOfVenue } from '../../db/access-facts.ts'
import {
  findActivityToBook,
  findAmenity,
  findRatingOfActivity,
  listActivityDocuments,
  listActivityPictures,
  listLiveBookingsOfActivity,
  listReviews,
  listSessionsToCome,
} from '../../db/activities-to-book.ts'
import { listNeeds } from '../../db/clients.ts'
import { listOutagesToCome } from '../../db/outages.ts'
import { countHeld, countWaiting, findSessionToBook } from '../../db/sessions-to-book.ts'

const sessionsPageSize = 20
const maxSessionsOfMonth = 200
const firstSessions = 3
const shownReviews = 12
const shownFacts = 6

export const getActivityForNewBooking: Handler<Context, typeof activityBooking.getActivityForNewBooking> = async (
  { activityId, activitySessionId, UserServiceAreaId, sessionsPage, month },
  { context, caller },
) => {
  const { reads } = context
  const asked = activitySessionId === undefined ? null : await findAskedSession(reads, activitySessionId)
  const idOfActivity = asked === null ? activityId : asked?.activity_id
  const row = idOfActivity === undefined ? undefined : await findActivityToBook(reads, idOfActivity)
  if (!row || row.status === 'Draft' || !(await mayFindVenue(context, caller, row))) return notFound()
  if (row.status === 'Cancelled') {
    const isAmenity = (await findAmenity(reads, row.id)) !== undefined
    return refuse('NotFoundAnyMore', { kind: isAmenity ? 'amenity' : 'activity' })
  }
  const page =
    month === undefined
      ? { now: context.now(), page: sessionsPage, pageSize: sessionsPageSize, month: null }
      : { now: context.now(), page: 1, pageSize: maxSessionsOfMonth, month }
  const [amenity, pictures, documents, ownFacts, venueFacts, rating, said, mine, needs, outageRows, found] =
    await Promise.all([
      findAmenity(reads, row.id),
      listActivityPictures(reads, row.id),
      listActivityDocuments(reads, row.id),
      listFactsOfActivity(reads, row.id),
      listFactsOfVenue(reads, row.service_area_id),
      findRatingOfActivity(reads, row.id),
      listReviews(reads, row.id, shownReviews),
      liveBookings(context, caller, row.id, UserServiceAreaId ?? null),
      caller.kind === 'person' ? listNeeds(reads, caller.userProfileId) : [],
      listOutagesToCome(reads, { serviceAreaId: row.service_area_id, now: context.now() }),
      asked ? { sessions: [asked], count: 1 } : listSessionsToCome(reads, row.id, page),
    ])
  const facts = factsAt(venueFacts.map(factOf), ownFacts.map(factOf))
  const { sessions: rows, count } = found
  const sessions = rows.map((session) => ({
    ...openSessionAnswer(session, row.country_id, session.waiting),
    spacesHeld: session.held,
    spacesOffered: session.offered,
    ...cutoffsOf(session, row.refund_until_hours),
  }))
  const outages = outagesOfActivity(outageRows, row)
  const [first] = sessions
  const outOptionIds = first ? optionsOut(outagesDuring(outages, first)) : []
  return {
    ...bookableActivityAnswer(row, {
      distanceKm: null,
      fit: fitOf(needs, facts, outOptionIds),
      outOptionIds,
      facts: needs.length > 0 ? neededFacts(needs, facts) : commonFacts(facts, shownFacts),
      sessions: rows.slice(0, firstSessions),
      sessionCount: count,
    }),
    ...(amenity && {
      amenity: {
        amenityTypeId: amenity.amenity_type_id,
        featureIds: amenity.feature_ids,
        whereabouts: amenity.whereabouts,
      },
    }),
    description: row.description,
    pictures: pictures.map(({ file_key, alt }) => ({ url: fileAddress(file_key), alt })),
    accessibilityFacts: ownFacts.map(factAnswer),
    venueFacts: venueFacts.map(factAnswer),
    address: row.address,
    timeZone: row.time_zone,
    outages,
    preparation: row.preparation,
    policyText: refundPolicyText(row.refund_until_hours, row.policy_note),
    policyNote: row.policy_note,
    organiserName: row.contact_name,
    organiserEmail: row.contact_email,
    organiserPhone: row.contact_phone,
    status: row.status,
    mayTakePayments: row.card_status === 'connected',
    isGstRegistered: row.tax_number !== null,
    rating: ratingOf(rating.average, rating.rating_count),
    myBookings: mine.map((booking) => ({
      activitySessionId: booking.activity_session_id,
      activityBookingId: booking.id,
      status: bookingStatusOf(booking.status),
    })),
    sessionsPage: page.page,
    sessionsPageSize: page.pageSize,
    documents: documents.map((document) => ({
      title: document.title,
      url: fileAddress(document.file_key),
      sizeBytes: document.size_bytes,
    })),
    sessions,
    reviews: said.reviews.map(reviewAnswer),
    reviewCount: said.sums.count,
    asDescribed: { yes: said.sums.yes, count: said.sums.answered },
  }
}

function reviewAnswer(row: Awaited<ReturnType<typeof listReviews>>['reviews'][number]) {
  return {
    stars: row.stars,
    comment: row.comment,
    wasAsAccessible: row.was_as_accessible,
    firstName: row.contact_name.split(' ')[0] ?? '',
    saidOn: instantToWall(row.time_zone, row.created_at.getTime()).slice(0, 10),
    answer: row.answer,
  }
}

/** The session that an address names, with how many wait for it; undefined when nobody may see it. */
async function findAskedSession(reads: Context['reads'], activitySessionId: ActivitySessionId) {
  const [session, waiting, held] = await Promise.all([
    findSessionToBook(reads, activitySessionId),
    countWaiting(reads, activitySessionId),
    countHeld(reads, activitySessionId),
  ])
  if (!session || session.status === 'Draft') return undefined
  // After the last day of its location it is in no list, but its address may be known.
  const isAfterClosing = session.is_area_active && !session.is_active
  const closed_for = session.closed_for ?? (isAfterClosing ? 'the location has closed for good by then' : null)
  return { ...session, closed_for, waiting, ...held }
}

/** What the caller has booked already: a guest or an individual for themself, a business for one of its locations. */
async function liveBookings(
  context: Context,
  caller: Caller,
  activityId: ActivityId,
  userServiceAreaId: ServiceAreaId | null,
) {
  switch (caller.kind) {
    case 'anonymous':
      return []
    case 'guest':
      return listLiveBookingsOfActivity(context.reads, activityId, caller)
    case 'person':
      if (!(await mayBookFor(context, caller, userServiceAreaId))) return []
      return listLiveBookingsOfActivity(context.reads, activityId, {
        userProfileId: caller.userProfileId,
        userServiceAreaId,
      })
  }
}

function cutoffsOf(session: { readonly starts_at: Date; readonly time_zone: string }, refundUntilHours: number | null) {
  const wall = (instant: Date) => instantToWall(session.time_zone, instant.getTime())
  return {
    refundableUntil: wall(refundableUntil(session.starts_at, refundUntilHours)),
    cancelUntil: wall(cutoffTimes(session.starts_at).cancelUntil),
  }
}

function neededFacts(needs: Awaited<ReturnType<typeof listNeeds>>, facts: readonly AccessFact[]) {
  const needed = new Set(needs.map(({ accessibilityOptionId }) => accessibilityOptionId))
  return facts.filter(({ optionId }) => needed.has(optionId))
}

type FactRow = Awaited<ReturnType<typeof listFactsOfVenue>>[number]

function factAnswer(row: FactRow) {
  return {
    accessibilityOptionId: row.accessibility_option_id,
    value: row.is_met ? ('yes' as const) : ('no' as const),
    measure: row.measure,
    note: row.note,
    source: row.source,
    checkedOn: row.checked_on,
    photo: fileAddress(row.photo_key),
    photoAlt: row.photo_alt,
  }
}
