import { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { PageHeading } from '@waymark/ui/page-heading'
import { RouteLine } from '@waymark/ui/route-line'
import { useNavigate, useSearchParams } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { useState } from 'react'
import { PlaceField } from '../place/place-field.tsx'
import css from './book-service.module.css'
import { type BookServiceQuery, bookServiceHref, readBookServiceQuery } from './book-service-query.ts'
import { ChosenService } from './chosen-service.tsx'
import { ProviderList } from './provider-list.tsx'
import { ServiceCatalogue } from './service-catalogue.tsx'

/** Which service, where, and who can come. Every choice is in the URL. */
export function BookServicePage() {
  const page = usePage()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const asked = readBookServiceQuery(query)
  const go = (changes: Partial<BookServiceQuery>, replace = false) =>
    void navigate(bookServiceHref(asked, changes), { replace, preventScrollReset: true })
  const start = useCall(booking.getDataForNewBooking, {}, { staleMs: 60_000 })
  const onlyProvider = useAppStore(({ user }) => user?.restrictedToProviderName ?? null)

  return (
    <div className={css.page}>
      <PageHeading page={page} lead="Choose what you need and where. Then you see who can come, and when." />
      <Loaded of={start} what="the services" shape="cards" count={6}>
        {({ services, client }) => (
          <>
            {onlyProvider !== null && (
              <div className={css.restricted}>
                <Notice tone="info">Your bookings are with {onlyProvider} only, so you see what they offer.</Notice>
              </div>
            )}
            <Questions services={services} countryId={client.countryId} asked={asked} go={go} />
          </>
        )}
      </Loaded>
    </div>
  )
}

interface QuestionsProps {
  readonly services: StartData['services']
  readonly countryId: StartData['client']['countryId']
  readonly asked: BookServiceQuery
  readonly go: (changes: Partial<BookServiceQuery>, replace?: boolean) => void
}

type StartData = OutputOf<typeof booking.getDataForNewBooking>

/** The service, the place, and then who can come. */
function Questions({ services, countryId, asked, go }: QuestionsProps) {
  const [firstServiceId] = useState(asked.serviceId)
  const chosen = services.find(({ serviceId }) => serviceId === asked.serviceId)
  const { place } = asked
  return (
    <RouteLine
      stops={[
        {
          id: 'service',
          title: 'Which service',
          state: chosen ? 'done' : 'open',
          children: chosen ? (
            <ChosenService
              service={chosen}
              changeHref={bookServiceHref(asked, { serviceId: null, search: '' })}
              takesFocus={chosen.serviceId !== firstServiceId}
            />
          ) : (
            <ServiceCatalogue
              services={services}
              search={asked.search}
              onSearch={(search) => go({ search }, true)}
              hrefOf={(serviceId) => bookServiceHref(asked, { serviceId })}
            />
          ),
        },
        {
          id: 'where',
          title: 'Where',
          state: place ? 'done' : 'open',
          children: (
            <div className={css.place}>
              <PlaceField
                countryId={countryId}
                defaultText={place?.label ?? ''}
                onChange={(next) => go({ place: next }, next.label === place?.label)}
              />
            </div>
          ),
        },
        {
          id: 'provider',
          title: 'Who can come',
          state: 'open',
          children:
            chosen && place ? (
              <ProviderList
                asked={asked}
                serviceId={chosen.serviceId}
                place={place}
                serviceName={chosen.name}
                onChange={go}
              />
            ) : (
              <p className={css.meta}>{waitingFor(chosen !== undefined, place !== null)}</p>
            ),
        },
      ]}
    />
  )
}

function waitingFor(hasService: boolean, hasPlace: boolean): string {
  if (hasService) return 'Say where the visit is. Then the providers near it are listed here.'
  if (hasPlace) return 'Choose a service. Then the providers near you are listed here.'
  return 'Choose a service and say where. Then the providers near you are listed here.'
}
