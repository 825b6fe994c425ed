import type { activityBooking } from '@waymark/contracts/activity-booking'
import { anonymous } from '@waymark/service-kit/caller'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { mayFindVenue } from '../../activity/visitor.ts'
import { pictureOf } from '../../answers/picture.ts'
import type { Context } from '../../context.ts'
import { findActivityToBook } from '../../db/activities-to-book.ts'

export const getActivityBanner: Handler<Context, typeof activityBooking.getActivityBanner> = async (
  { activityId },
  { context },
) => {
  // Cached for everybody, so it is everybody's: a private location has none here.
  const found = await findActivityToBook(context.reads, activityId)
  if (!found || found.status === 'Draft' || !(await mayFindVenue(context, anonymous, found))) return notFound()
  return { banner: pictureOf(found.banner_key, found.banner_alt) }
}
