import { booking } from '@waymark/contracts/booking'
import { isOwnService, nameInSentence } from '@waymark/domain/catalogue/own-services'
import { EmptyState } from '@waymark/ui/empty-state'
import { Loaded } from '@waymark/ui/loaded'
import { Pagination } from '@waymark/ui/pagination'
import { Section } from '@waymark/ui/section'
import { SelectField } from '@waymark/ui/select-field'
import { ServiceArt } from '@waymark/ui/service-art'
import { Stack } from '@waymark/ui/stack'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { formatCount } from '@waymark/web-kit/format'
import { Navigate } from '@waymark/web-kit/router'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useRef } from 'react'
import { newBookingHref } from '../new-booking/new-booking-query.ts'
import type { ChosenPlace } from '../place/place.ts'
import css from './book-service.module.css'
import { type BookServiceQuery, bookServiceHref, type ProviderSort } from './book-service-query.ts'
import { ProviderCard } from './provider-card.tsx'
import { TellMeWhen } from './tell-me-when.tsx'

interface ProviderListProps {
  readonly asked: BookServiceQuery
  readonly serviceId: number
  readonly serviceName: string
  readonly place: ChosenPlace
  readonly onChange: (changes: Partial<BookServiceQuery>) => void
}

const sorts: readonly { readonly id: ProviderSort; readonly label: string }[] = [
  { id: 'distance', label: 'Nearest' },
  { id: 'fit', label: 'Best Access Fit' },
  { id: 'next free', label: 'Free soonest' },
  { id: 'rating', label: 'Best rated' },
]

/** The providers that come to the place, with fees, rating, distance and next free time. */
export function ProviderList({ asked, serviceId, serviceName, place, onChange }: ProviderListProps) {
  const found = useCall(
    booking.getAvailableServiceAreasForNewBooking,
    {
      ServiceId: serviceId,
      LatitudeForService: place.latitude,
      LongitudeForService: place.longitude,
      isShortlistedOnly: asked.isShortlistedOnly,
      sort: asked.sort,
      pageNumber: asked.page,
      pageSize: asked.pageSize,
    },
    { keepPrevious: true },
  )
  const isStranger = useAppStore(({ user }) => user === null)
  const onlyProvider = useAppStore(({ user }) => user?.restrictedToProviderName ?? null)
  const summary = useRef<HTMLSpanElement>(null)
  const lastPage = Math.max(1, Math.ceil((found.data?.totalCount ?? 0) / asked.pageSize))
  // A link, or a list that got shorter, can ask for a page that does not exist.
  if (found.data && !found.isPlaceholderData && asked.page > lastPage)
    return <Navigate to={bookServiceHref(asked, { page: lastPage })} replace />
  return (
    <Section
      title="Who can come"
      actions={
        <SelectField
          label="Sort by"
          isInline
          options={isStranger ? sorts.filter(({ id }) => id !== 'fit') : sorts}
          value={asked.sort}
          onChange={(sort) => onChange({ sort })}
        />
      }
    >
      {!isStranger && (
        <ToggleBadges
          label="Only show"
          isInline
          options={[{ id: 'shortlisted', label: 'Your shortlist' }]}
          value={asked.isShortlistedOnly ? ['shortlisted'] : []}
          onChange={(ids) => onChange({ isShortlistedOnly: ids.length > 0 })}
        />
      )}
      <Loaded
        of={found}
        what="the providers"
        shape="cards"
        count={3}
        kept="What you chose is kept."
        sum={({ totalCount }) => (
          <span ref={summary} tabIndex={-1}>
            {totalCount === 0 && onlyProvider !== null ? (
              <b>{onlyProvider} does not come</b>
            ) : (
              <>
                <b>{formatCount(totalCount, 'provider')}</b> {totalCount === 1 ? 'comes' : 'come'}
              </>
            )}{' '}
            to {place.label} for {nameInSentence(serviceName)}.
          </span>
        )}
        headingLevel={3}
      >
        {({ items, totalCount }) => (
          <Stack gap={4}>
            {totalCount === 0 && (
              <EmptyState
                title={onlyProvider === null ? 'Nobody comes to this place yet' : 'You book with one organisation'}
                picture={<ServiceArt of="ride" />}
                headingLevel={3}
              >
                {asked.isShortlistedOnly
                  ? 'Nobody on your shortlist does. Untick “Your shortlist” to see everybody.'
                  : 'Try a place nearby, or another service.'}
              </EmptyState>
            )}
            {totalCount === 0 && onlyProvider === null && !asked.isShortlistedOnly && !isOwnService(serviceId) && (
              <TellMeWhen
                serviceId={serviceId}
                serviceName={serviceName}
                place={place}
                path={bookServiceHref(asked, {})}
              />
            )}
            {items.length > 0 && (
              <ol className={css.providers}>
                {items.map((provider, index) => (
                  <li key={provider.serviceAreaServiceId}>
                    <ProviderCard
                      provider={provider}
                      isFirst={asked.page === 1 && index === 0}
                      hrefAt={(start) =>
                        newBookingHref({ serviceAreaServiceId: provider.serviceAreaServiceId, place, start })
                      }
                      onTakenOff={() => asked.isShortlistedOnly && summary.current?.focus()}
                    />
                  </li>
                ))}
              </ol>
            )}
            {totalCount > items.length && (
              <Pagination
                label="Pages of providers"
                page={asked.page}
                pageSize={asked.pageSize}
                total={totalCount}
                hrefOf={(page) => bookServiceHref(asked, { page })}
                onPageSizeChange={(pageSize) => onChange({ pageSize })}
              />
            )}
          </Stack>
        )}
      </Loaded>
    </Section>
  )
}
