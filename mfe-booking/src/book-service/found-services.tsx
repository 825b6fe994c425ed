import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { EmptyState } from '@waymark/ui/empty-state'
import { LinkCard } from '@waymark/ui/link-card'
import { PlaceArt } from '@waymark/ui/place-art'
import { Section } from '@waymark/ui/section'
import { ServiceMark } from '@waymark/ui/service-mark'
import { formatCount } from '@waymark/web-kit/format'
import css from './service-catalogue.module.css'
import { familyOf, isOffered, type ListedService, offeredText, serviceFamilies } from './service-families.ts'

type OwnService = OutputOf<typeof booking.findOwnServices>[number]

interface FoundServicesProps {
  readonly services: readonly ListedService[]
  /** What organisations offer beside the catalogue that has these words in its name. */
  readonly own: readonly OwnService[]
  readonly search: string
  readonly hrefOf: (serviceId: number) => string
}

/** What a search found, each with what it is. Services that no provider offers are named but not linked. */
export function FoundServices({ services, own, search, hrefOf }: FoundServicesProps) {
  const found = serviceFamilies(services, search).flatMap((family) => family.services)
  const offered: (ListedService | OwnService)[] = [...own, ...found].filter(isOffered)
  const missing = found.filter((service) => !isOffered(service)).map(({ name }) => name)
  return (
    <Section title={<span role="status">{`${formatCount(offered.length, 'service')} for “${search}”`}</span>}>
      {offered.length === 0 && (
        <EmptyState
          title={missing.length === 0 ? 'No services match these words' : 'Nobody offers this yet'}
          picture={<PlaceArt of="walk" />}
          headingLevel={3}
        >
          {missing.length > 0 && `No location offers ${missing.join(', ')}. `}
          Try one word, such as “care” or “transport”. Clear the search to see all services.
        </EmptyState>
      )}
      {offered.length > 0 && (
        <ul className={css.found}>
          {offered.map((service) => (
            <li key={service.serviceId}>
              <FoundService service={service} href={hrefOf(service.serviceId)} />
            </li>
          ))}
        </ul>
      )}
      {offered.length > 0 && missing.length > 0 && (
        <p className={css.meta}>Nobody offers these yet: {missing.join(', ')}.</p>
      )}
    </Section>
  )
}

interface FoundServiceProps {
  readonly service: ListedService | OwnService
  readonly href: string
}

function FoundService({ service, href }: FoundServiceProps) {
  const family = familyOf(service)
  return (
    <LinkCard
      title={service.name}
      href={href}
      meta={service.description}
      {...(family ? { picture: <ServiceMark of={family} /> } : {})}
    >
      <p className={css.offeredAt}>
        {offeredText(service)}
        {'accountName' in service && ` of ${service.accountName}`}
      </p>
    </LinkCard>
  )
}
