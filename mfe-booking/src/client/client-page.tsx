import { clientRecord } from '@waymark/contracts/client-record'
import { activityBookingPath } from '@waymark/domain/booking/booking-path'
import { bookingStatusNames } from '@waymark/domain/booking/status'
import { DescriptionList } from '@waymark/ui/description-list'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { StatusBadge } from '@waymark/ui/status-badge'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount, formatDateTime } from '@waymark/web-kit/format'
import { useParams } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { bookForClientHref } from '../book-for-client/client-query.ts'
import css from './client.module.css'
import { ClientNotes } from './client-notes.tsx'
import type { ClientRecord } from './client-record.ts'
import { KeptClient } from './kept-client.tsx'

/** /booking/clients/:id: what the organisation knows of a client. */
export function ClientPage() {
  const userProfileId = Number(useParams().id)
  const serviceAreaId = useAppStore(({ currentServiceArea }) => currentServiceArea?.serviceAreaId ?? 0)
  const record = useCall(
    clientRecord.getClientRecord,
    { serviceAreaId, userProfileId },
    { enabled: serviceAreaId > 0 && userProfileId > 0 },
  )
  const name = record.data && `${record.data.firstName} ${record.data.lastName}`
  return (
    <Page>
      <PageHeading
        page={usePage(name ?? 'Client')}
        back={{ href: '/booking/clients', label: 'All clients' }}
        actions={
          record.data && (
            <LinkButton icon={CalendarPlus} hasName href={bookForClientHref({ clientUserProfileId: userProfileId })}>
              Book for {record.data.firstName}
            </LinkButton>
          )
        }
      />
      <Loaded
        of={record}
        what="this client"
        shape="form"
        count={4}
        kept="Anything you typed here before is kept."
        missing={{
          title: 'We could not find this client',
          next: 'Perhaps the link is old, or they are a client of another organisation.',
          actions: <LinkButton href="/booking/clients">See all clients</LinkButton>,
        }}
      >
        {(client) => (
          <Stack gap={12}>
            {client.hasAccount ? (
              <DescriptionList
                items={[
                  { term: 'Phone', detail: client.phone ?? 'Not given' },
                  { term: 'Account', detail: 'They have one, and keep their details themselves.' },
                ]}
              />
            ) : (
              <KeptClient client={client} serviceAreaId={serviceAreaId} />
            )}
            <ClientNotes client={client} serviceAreaId={serviceAreaId} />
            <Visits client={client} />
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

function Visits({ client: { visits, visitCount } }: { readonly client: ClientRecord }) {
  return (
    <Section
      title="Visits"
      hint={visits.length < visitCount ? `The latest ${visits.length} of ${visitCount}.` : undefined}
    >
      {visits.length === 0 ? (
        <p>Nothing is booked here yet.</p>
      ) : (
        <ul className={css.entries} aria-label={formatCount(visits.length, 'visit')}>
          {visits.map(({ bookingId, what, itemType, status, startDateTime, timeZone }) => (
            <li key={bookingId} className={css.visit}>
              <div>
                <TextLink href={itemType === 'Activity' ? activityBookingPath(bookingId) : `/booking/${bookingId}`}>
                  {formatDateTime(startDateTime, timeZone)}
                </TextLink>
                <p className={css.small}>{what}</p>
              </div>
              <StatusBadge status={bookingStatusNames[status]} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
