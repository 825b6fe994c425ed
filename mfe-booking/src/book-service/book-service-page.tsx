import { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { country } from '@waymark/domain/enums'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { PageHeading } from '@waymark/ui/page-heading'
import { SearchField } from '@waymark/ui/search-field'
import { SelectField } from '@waymark/ui/select-field'
import { likelyCountry } from '@waymark/web-kit/likely-country'
import { useNavigate, useSearchParams } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { useState } from 'react'
import { PlaceField } from '../place/place-field.tsx'
import css from './book-service.module.css'
import { type BookServiceQuery, bookServiceHref, readBookServiceQuery } from './book-service-query.ts'
import { ChosenService } from './chosen-service.tsx'
import { FoundServices } from './found-services.tsx'
import { ProviderList } from './provider-list.tsx'
import { ServiceCatalogue } from './service-catalogue.tsx'
import { useOwnServices } from './use-own-services.ts'

/** Which service, where, and who can come. Every choice is in the URL. */
export function BookServicePage() {
  const page = usePage()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const asked = readBookServiceQuery(query)
  const go = (changes: Partial<BookServiceQuery>, replace = false) =>
    void navigate(bookServiceHref(asked, changes), { replace, preventScrollReset: true })
  const isStranger = useAppStore(({ user }) => user === null)
  const start = useCall(
    booking.getDataForNewBooking,
    isStranger ? { countryId: asked.countryId ?? likelyCountry() } : {},
    { staleMs: 60_000, keepPrevious: true },
  )
  const onlyProvider = useAppStore(({ user }) => user?.restrictedToProviderName ?? null)

  return (
    <div className={css.page}>
      <PageHeading
        page={page}
        lead={`Say what and where. You see who can come, when, and what it costs.${isStranger ? ' Only to confirm, you need an account.' : ''}`}
      />
      <Loaded of={start} what="the services" shape="cards" count={6}>
        {({ services, client }) => (
          <div className={css.parts}>
            {onlyProvider !== null && (
              <Notice tone="info">Your bookings are with {onlyProvider} only, so you see what they offer.</Notice>
            )}
            <Questions services={services} countryId={client.countryId} asked={asked} go={go} />
          </div>
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

/** What and where side by side; under them the services to choose from, and then who can come. */
function Questions({ services, countryId, asked, go }: QuestionsProps) {
  const [firstServiceId] = useState(asked.serviceId)
  const { place, search } = asked
  const ownFound = useOwnServices(countryId, { search })
  const ownChosen = useOwnServices(countryId, { serviceId: asked.serviceId ?? 0 })
  const chosen = [...services, ...(ownChosen.data ?? [])].find(({ serviceId }) => serviceId === asked.serviceId)
  const hrefOf = (serviceId: number) => bookServiceHref(asked, { serviceId })
  return (
    <>
      <div className={chosen ? css.chosenFinder : css.finder}>
        {chosen ? (
          <ChosenService
            service={chosen}
            changeHref={bookServiceHref(asked, { serviceId: null, search: '' })}
            takesFocus={chosen.serviceId !== firstServiceId}
          />
        ) : (
          <SearchField
            label="What do you need?"
            hint="In your own words, or choose below."
            placeholder="Shower, taxi, physio"
            value={search}
            onChange={(words) => go({ search: words }, true)}
          />
        )}
        <PlaceField
          where={{ countryId }}
          defaultText={place?.label ?? ''}
          onChange={(next) => go({ place: next }, next.label === place?.label)}
        />
        <CountryChoice countryId={countryId} go={go} />
      </div>
      {!chosen && search === '' && <ServiceCatalogue services={services} hrefOf={hrefOf} />}
      {!chosen && search !== '' && (
        <FoundServices services={services} own={ownFound.data ?? []} search={search} hrefOf={hrefOf} />
      )}
      {chosen && place && (
        <ProviderList
          asked={asked}
          serviceId={chosen.serviceId}
          place={place}
          serviceName={chosen.name}
          onChange={go}
        />
      )}
      {chosen && !place && (
        <p className={css.meta}>Say where the visit is. Then the providers near it are listed here.</p>
      )}
    </>
  )
}

/** The country in which somebody without an account looks. */
function CountryChoice({ countryId, go }: Pick<QuestionsProps, 'countryId' | 'go'>) {
  const isStranger = useAppStore(({ user }) => user === null)
  if (!isStranger) return null
  return (
    <SelectField
      label="Country"
      options={[
        { id: country.nz, label: 'New Zealand' },
        { id: country.au, label: 'Australia' },
      ]}
      value={countryId}
      onChange={(chosen) => go({ countryId: chosen, place: null })}
    />
  )
}
