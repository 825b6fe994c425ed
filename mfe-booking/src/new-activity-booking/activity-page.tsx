import { activityBooking } from '@waymark/contracts/activity-booking'
import { amenityFeaturesText, amenityType } from '@waymark/domain/catalogue/amenity-types'
import { AddressLink } from '@waymark/ui/address-link'
import { DescriptionList } from '@waymark/ui/description-list'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { Stack } from '@waymark/ui/stack'
import { useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { useMissing } from '@waymark/web-kit/use-missing'
import { usePage } from '@waymark/web-kit/use-page'
import { useEffect } from 'react'
import { activitiesHref } from '../activity/activity-hrefs.ts'
import { ActivityPicture } from '../activity/activity-picture.tsx'
import { ageText, kindsText } from '../activity/activity-words.ts'
import { OutageNotices } from '../activity/outage-notices.tsx'
import { Rating } from '../book-service/rating.tsx'
import { ActivityAccess } from './activity-access.tsx'
import { ActivityReviews } from './activity-reviews.tsx'
import { type AskedActivity, foundAt } from './asked-activity.ts'
import { loadBookSpacesPage } from './load-book-spaces-page.ts'
import css from './new-activity-booking.module.css'
import { NextForYou } from './next-for-you.tsx'
import { notOfferedInstead } from './not-offered.tsx'
import { OrganiserPart } from './organiser-part.tsx'
import { OwnWaitlist } from './own-waitlist.tsx'
import { PricePart } from './price-part.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { useBookedFor } from './use-booked-for.ts'

/** One activity: what it is, whether it works for this person, when it is, and what it costs. */
export function ActivityPage({ activityId }: { readonly activityId: number }) {
  const [query] = useSearchParams()
  const asked = Number(query.get('page'))
  const sessionsPage = Number.isSafeInteger(asked) && asked > 0 && asked <= 1000 ? asked : 1
  const found = useCall(
    activityBooking.getActivityForNewBooking,
    { activityId, sessionsPage, ...useBookedFor() },
    { keepPrevious: true, ignore401: true },
  )
  const page = usePage(found.data?.title ?? 'Activity', {
    part: `activity ${activityId}`,
    above: [foundAt(found.data)],
  })
  const { path, title } = foundAt(found.data)
  const missing = useMissing('activity', {
    title: 'We could not find this activity',
    next: 'It may not be offered any more, or it is private.',
  })
  const back = <LinkButton href={activitiesHref}>Look at other activities</LinkButton>
  return (
    <Page>
      <PageHeading page={page} back={{ href: path, label: title }} lead={found.data && kindText(found.data)} />
      <Loaded
        of={found}
        what="the activity"
        shape="cards"
        count={3}
        missing={{ ...missing, actions: back }}
        instead={notOfferedInstead}
        actions={back}
      >
        {(activity) => <Activity activity={activity} />}
      </Loaded>
    </Page>
  )
}

function Activity({ activity }: { readonly activity: AskedActivity }) {
  useEffect(() => {
    // What most people open next. Without a connection it is asked for again when it is opened.
    loadBookSpacesPage().catch(() => undefined)
  }, [])
  return (
    <Stack gap={8}>
      <OwnWaitlist activityId={activity.activityId} />
      {activity.outages.length > 0 && (
        <Stack gap={3}>
          <OutageNotices {...activity} />
        </Stack>
      )}
      <div className={css.top}>
        <div className={css.pictures}>
          {(activity.banner || !activity.amenity) && (
            <div className={css.mainPicture}>
              <ActivityPicture banner={activity.banner} />
            </div>
          )}
          {otherPictures(activity).map(({ url, alt }) => (
            <figure key={url}>
              <img src={url} alt={alt} loading="lazy" />
            </figure>
          ))}
        </div>
        <Stack gap={4}>
          <p className={css.description}>{activity.description}</p>
          <DescriptionList
            items={[
              {
                term: 'Where',
                detail: (
                  <AddressLink address={`${activity.serviceAreaName}, ${activity.address}`} position={activity} />
                ),
              },
              ...amenityItems(activity),
              ...(hasAge(activity) ? [{ term: 'Who for', detail: ageText(activity) }] : []),
              ...(activity.rating.count > 0 ? [{ term: 'Rated', detail: <Rating rating={activity.rating} /> }] : []),
            ]}
          />
          <NextForYou activity={activity} />
        </Stack>
      </div>
      <ActivityAccess activity={activity} />
      <SessionsPart activity={activity} />
      <div className={css.twoParts}>
        <PricePart activity={activity} />
        <OrganiserPart activity={activity} />
      </div>
      <ActivityReviews activity={activity} />
    </Stack>
  )
}

/** "Changing place", or the kinds of an activity. */
function kindText({ amenity, activityKindIds }: AskedActivity): string {
  return amenity ? (amenityType(amenity.amenityTypeId)?.label ?? '') : kindsText(activityKindIds)
}

/** Where an amenity is in its place, and what it has. */
function amenityItems({ amenity }: AskedActivity) {
  if (!amenity) return []
  const features = amenityFeaturesText(amenity.amenityTypeId, amenity.featureIds)
  return [
    ...(amenity.whereabouts === '' ? [] : [{ term: 'Find it', detail: amenity.whereabouts }]),
    ...(features === '' ? [] : [{ term: 'It has', detail: features }]),
  ]
}

/** An amenity is for everybody, unless it says otherwise. */
function hasAge({ amenity, minAge, maxAge }: AskedActivity): boolean {
  return !amenity || minAge !== null || maxAge !== null
}

/** The pictures beside the banner. */
function otherPictures({ banner, pictures }: AskedActivity): AskedActivity['pictures'] {
  return pictures.filter(({ url }) => url !== banner?.url).slice(0, 4)
}
