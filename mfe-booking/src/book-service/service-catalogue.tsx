import { EmptyState } from '@waymark/ui/empty-state'
import { LinkCard } from '@waymark/ui/link-card'
import { SearchField } from '@waymark/ui/search-field'
import { formatCount } from '@waymark/web-kit/format'
import css from './book-service.module.css'
import { type ListedService, type ServiceFamilyGroup, serviceFamilies } from './service-families.ts'

interface ServiceCatalogueProps {
  readonly services: readonly ListedService[]
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly hrefOf: (serviceId: number) => string
}

/** The services by family. Those that no provider offers are named but not linked. */
export function ServiceCatalogue({ services, search, onSearch, hrefOf }: ServiceCatalogueProps) {
  const families = serviceFamilies(services, search)
  const count = families.reduce((sum, family) => sum + family.services.length, 0)
  return (
    <>
      <SearchField
        label="Search services"
        placeholder="Morning care, driving, cleaning"
        value={search}
        onChange={onSearch}
      />
      <p role="status" className={css.meta}>
        {formatCount(count, 'service')}
        {search !== '' && ` for “${search}”`}
      </p>
      {families.length === 0 && (
        <EmptyState title="No services match these words" headingLevel={3}>
          Try one word, such as “care” or “transport”. Clear the search to see all services.
        </EmptyState>
      )}
      {families.map((family) => (
        <section key={family.familyName} aria-labelledby={idOf(family.familyName)}>
          <h3 id={idOf(family.familyName)} className={css.family}>
            {family.familyName}
          </h3>
          <ul className={css.services}>
            {offered(family).map((service) => (
              <li key={service.serviceId}>
                <LinkCard
                  title={service.name}
                  href={hrefOf(service.serviceId)}
                  meta={`${service.description} Offered at ${formatCount(service.areaCount, 'location')}.`}
                  headingLevel={4}
                />
              </li>
            ))}
          </ul>
          <NotOffered family={family} />
        </section>
      ))}
    </>
  )
}

/** Services of the catalogue that cannot be booked anywhere. */
function NotOffered({ family }: { readonly family: ServiceFamilyGroup }) {
  const names = family.services.filter(({ areaCount }) => areaCount === 0).map(({ name }) => name)
  if (names.length === 0) return null
  return <p className={css.notOffered}>Nobody offers these yet: {names.join(', ')}.</p>
}

function offered({ services }: ServiceFamilyGroup): readonly ListedService[] {
  return services.filter(({ areaCount }) => areaCount > 0)
}

function idOf(familyName: string): string {
  return `family-${familyName.toLowerCase().replaceAll(' ', '-')}`
}
