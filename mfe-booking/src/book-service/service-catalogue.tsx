import type { ServiceFamily } from '@waymark/domain/catalogue/services'
import { Disclosure } from '@waymark/ui/disclosure'
import { EmptyState } from '@waymark/ui/empty-state'
import { LinkButton } from '@waymark/ui/link-button'
import { LinkCard } from '@waymark/ui/link-card'
import { PlaceArt } from '@waymark/ui/place-art'
import { Section } from '@waymark/ui/section'
import { ServiceArt } from '@waymark/ui/service-art'
import { ServiceMark } from '@waymark/ui/service-mark'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount } from '@waymark/web-kit/format'
import { useAppStore } from '@waymark/web-kit/store'
import type { ReactNode } from 'react'
import css from './service-catalogue.module.css'
import {
  familyOf,
  familyWords,
  isOffered,
  type ListedService,
  offeredText,
  popularServices,
  type ServiceFamilyGroup,
  serviceFamilies,
} from './service-families.ts'

interface ServiceCatalogueProps {
  readonly services: readonly ListedService[]
  readonly hrefOf: (serviceId: number) => string
}

/** What a person can book: the services of most places with a picture, then all by family. */
export function ServiceCatalogue({ services, hrefOf }: ServiceCatalogueProps) {
  const onlyProvider = useAppStore(({ user }) => user?.restrictedToProviderName ?? null)
  const families = serviceFamilies(services, '').filter((family) => family.services.some(isOffered))
  const missing = services.filter((service) => !isOffered(service))
  if (families.length === 0)
    return (
      <EmptyState
        title={onlyProvider === null ? 'No services to book yet' : `${onlyProvider} takes no bookings at present`}
        picture={<PlaceArt of="walk" />}
        headingLevel={2}
      >
        {onlyProvider === null
          ? 'Nobody offers a service in this country so far.'
          : 'Ask them when they do. What you have booked stays among your bookings.'}
      </EmptyState>
    )
  return (
    <>
      <Section title="Offered in most places">
        <ul className={css.popular}>
          {popularServices(services).map((service) => (
            <li key={service.serviceId}>
              <LinkCard
                title={service.name}
                href={hrefOf(service.serviceId)}
                picture={sceneOf(service)}
                pictureAt="top"
                meta={service.description}
              >
                <p className={css.offeredAt}>{offeredText(service)}</p>
              </LinkCard>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title={`All ${formatCount(services.length - missing.length, 'service')}`}
        hint="The number says how many locations offer it."
      >
        <ul className={css.families}>
          {families.map((group) => (
            <Family key={group.family} group={group} hrefOf={hrefOf} />
          ))}
        </ul>
        {missing.length > 0 && (
          <Disclosure
            title={`${formatCount(missing.length, 'service')} that ${onlyProvider === null ? 'nobody offers yet' : `${onlyProvider} does not offer`}`}
          >
            {onlyProvider === null && (
              <p>Choose one and say where you are: we can tell you when somebody offers it near you.</p>
            )}
            <ul className={css.services}>
              {missing.map(({ serviceId, name }) => (
                <li key={serviceId}>
                  <LinkButton href={hrefOf(serviceId)} variant="barEdge" size="small">
                    {name}
                  </LinkButton>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </Section>
    </>
  )
}

interface FamilyProps {
  readonly group: ServiceFamilyGroup
  readonly hrefOf: (serviceId: number) => string
}

function Family({ group: { family, services }, hrefOf }: FamilyProps) {
  return (
    <li className={css.family}>
      <span className={css.mark}>
        <ServiceMark of={family} />
      </span>
      <div>
        <h3 className={css.familyName}>{family}</h3>
        <p className={css.meta}>{familyWords[family]}</p>
      </div>
      <ul className={css.services}>
        {services.filter(isOffered).map(({ serviceId, name, areaCount }) => (
          <li key={serviceId}>
            <LinkButton href={hrefOf(serviceId)} variant="barEdge" size="small">
              {name}
              <span className={css.count}>
                <VisuallyHidden>, offered at </VisuallyHidden>
                {areaCount}
                <VisuallyHidden> {areaCount === 1 ? 'location' : 'locations'}</VisuallyHidden>
              </span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </li>
  )
}

const scenes: Record<ServiceFamily, ReactNode> = {
  'Personal care': <ServiceArt of="wash" />,
  'Home help': <ServiceArt of="clean" />,
  'Mobility and transport': <ServiceArt of="ride" />,
  Companionship: <PlaceArt of="room" />,
  Equipment: <PlaceArt of="hoist" />,
  Therapy: <PlaceArt of="walk" />,
  Learning: <PlaceArt of="walk" />,
  'Advocacy and support': <PlaceArt of="walk" />,
}

function sceneOf(service: ListedService): ReactNode {
  const family = familyOf(service)
  return family && scenes[family]
}
