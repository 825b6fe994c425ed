import { activityBooking } from '@waymark/contracts/activity-booking'
import { AddressLink } from '@waymark/ui/address-link'
import { Avatar } from '@waymark/ui/avatar'
import { Columns } from '@waymark/ui/columns'
import { DescriptionList } from '@waymark/ui/description-list'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount, formatDateTime, formatMoney } from '@waymark/web-kit/format'
import { useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { activitiesHref, activityBookingHref, newActivityBookingHref } from '../activity/activity-hrefs.ts'
import { ActivityPicture } from '../activity/activity-picture.tsx'
import { ageText, amountText, kindsText, priceText } from '../activity/activity-words.ts'
import { Rating } from '../book-service/rating.tsx'
import { namedZone } from '../time/viewer-zone.ts'
import { ActivityAccess } from './activity-access.tsx'
import type { AskedActivity } from './asked-activity.ts'
import css from './new-activity-booking.module.css'
import { SessionsPart } from './sessions-part.tsx'

/** One activity: what it is, whether it works for this person, when it is, and what it costs. */
export function ActivityPage({ activityId }: { readonly activityId: number }) {
  const [query] = useSearchParams()
  const asked = Number(query.get('page'))
  const sessionsPage = Number.isSafeInteger(asked) && asked > 0 && asked <= 1000 ? asked : 1
  const found = useCall(
    activityBooking.getActivityForNewBooking,
    { activityId, sessionsPage },
    { keepPrevious: true, ignore401: true },
  )
  const page = usePage(found.data?.title ?? 'Activity')
  const back = <LinkButton href={activitiesHref}>Look at other activities</LinkButton>
  return (
    <Page>
      <PageHeading
        page={page}
        back={{ href: activitiesHref, label: 'Activities & events' }}
        lead={found.data && kindsText(found.data.activityKindIds)}
      />
      <Loaded
        of={found}
        what="the activity"
        shape="cards"
        count={3}
        missing={{
          title: 'We could not find this activity',
          next: 'It may not be offered any more, or it is private.',
          actions: back,
        }}
        actions={back}
      >
        {(activity) => <Activity activity={activity} />}
      </Loaded>
    </Page>
  )
}

function Activity({ activity }: { readonly activity: AskedActivity }) {
  return (
    <Stack gap={8}>
      <div className={css.top}>
        <div className={css.pictures}>
          <div className={css.mainPicture}>
            <ActivityPicture banner={activity.banner} />
          </div>
          {activity.pictures.slice(0, 4).map(({ url, alt }) => (
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
              { term: 'Who for', detail: ageText(activity) },
              ...(activity.rating.count > 0 ? [{ term: 'Rated', detail: <Rating rating={activity.rating} /> }] : []),
            ]}
          />
          <NextForYou activity={activity} />
        </Stack>
      </div>
      <ActivityAccess activity={activity} />
      <SessionsPart activity={activity} />
      <Columns gap={8} isWide>
        <PricePart activity={activity} />
        <OrganiserPart activity={activity} />
      </Columns>
    </Stack>
  )
}

/** What comes next for this person, with the one primary button. */
function NextForYou({ activity }: { readonly activity: AskedActivity }) {
  const [mine] = activity.myBookings
  const next = activity.sessions.find(({ spacesLeft, status }) => status === 'Active' && spacesLeft > 0)
  if (mine)
    return (
      <Notice
        tone="success"
        title="You have a booking."
        actions={<LinkButton href={activityBookingHref(mine.activityBookingId)}>See your booking</LinkButton>}
      />
    )
  return (
    <section className={css.next} aria-label="Next for you">
      {next ? (
        <>
          <div className={css.nextWords}>
            <p>
              Next for you
              <b>{formatDateTime(next.startDateTime, namedZone(next.timeZone))}</b>
              {formatCount(next.spacesLeft, 'space')} left
            </p>
            <p>
              <b>{priceText(activity)}</b>
              {activity.hasFreeCompanion && 'A companion comes free'}
            </p>
          </div>
          <LinkButton href={newActivityBookingHref(next)} variant="primary">
            Book spaces
          </LinkButton>
        </>
      ) : (
        <p>
          <b>{activity.sessions.length === 0 ? 'No sessions to come yet' : 'All sessions are full'}</b>
          {activity.sessions.length > 0 &&
            'Join the waitlist of one below: when spaces come free, we offer them to you.'}
        </p>
      )}
    </section>
  )
}

function PricePart({ activity }: { readonly activity: AskedActivity }) {
  const { priceCents, concessionPriceCents, hasFreeCompanion, currency, policyText } = activity
  return (
    <Section title="Price">
      <DescriptionList
        items={[
          { term: 'Full price', detail: amountText(priceCents) },
          ...(concessionPriceCents === null ? [] : [{ term: 'Concession', detail: formatMoney(concessionPriceCents) }]),
          ...(hasFreeCompanion ? [{ term: 'Companion', detail: 'Free, in the space beside you' }] : []),
        ]}
      />
      <p className={css.small}>
        {priceCents > 0 && `${currency}, GST included. No booking fee. ${policyText}`}
        {priceCents > 0 && !activity.mayTakePayments && ` ${activity.accountName} cannot take card payments just now.`}
      </p>
    </Section>
  )
}

function OrganiserPart({ activity }: { readonly activity: AskedActivity }) {
  const { accountName, accountLogo, organiserName, organiserEmail, organiserPhone, preparation, documents } = activity
  return (
    <Section title="Who runs it">
      <div className={css.organiser}>
        <Avatar name={accountName} tone="teal" {...(accountLogo === null ? {} : { imageUrl: accountLogo })} />
        <div>
          <b>{accountName}</b>
          {organiserName && <p className={css.small}>Ask for {organiserName}.</p>}
          {organiserPhone && (
            <p>
              <TextLink href={`tel:${organiserPhone.replace(/[^\d+]/g, '')}`} isStandalone>
                {organiserPhone}
              </TextLink>
            </p>
          )}
          {organiserEmail && (
            <p>
              <TextLink href={`mailto:${organiserEmail}`} isStandalone>
                {organiserEmail}
              </TextLink>
            </p>
          )}
        </div>
      </div>
      {preparation !== '' && (
        <Notice tone="info" title="Before you come.">
          {preparation}
        </Notice>
      )}
      {documents.length > 0 && (
        <ul>
          {documents.map(({ title, url }) => (
            <li key={url}>
              <TextLink href={url} isStandalone>
                {title} (PDF)
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
