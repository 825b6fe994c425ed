import { costTiers } from '@waymark/domain/catalogue/cost-tiers'
import { Card } from '@waymark/ui/card'
import { useId } from 'react'
import type { ServiceDetail } from './service-detail.ts'
import styles from './service-settings.module.css'
import { SizeName } from './size-name.tsx'

/** The service as a client reads it now, from what is saved. */
export function ClientPreview({ detail }: { readonly detail: ServiceDetail }) {
  const titleId = useId()
  const offered = detail.sizeOptions.filter(({ fee }) => fee !== null)
  const tier = costTiers.find(({ id }) => id === detail.costTier)
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.preview}>
        <h2 id={titleId}>As clients see it</h2>
        {!detail.isEnabled && <p>Clients do not see this service: it is kept for later.</p>}
        <p>{detail.description || detail.catalogueDescription}</p>
        {detail.preparation && <p>Before we come: {detail.preparation}</p>}
        <ul>
          {offered.map(({ serviceSizeOptionId, name, durationHours, fee }) => (
            <li key={serviceSizeOptionId}>
              <span>
                <SizeName name={name} durationHours={durationHours} />
              </span>
              <b>{fee?.feeDisplay}</b>
            </li>
          ))}
        </ul>
        {offered.length === 0 && <p>No size is offered yet, so nobody can book it.</p>}
        {tier && (
          <p>
            Price level {tier.label}: {tier.description.toLowerCase()}
          </p>
        )}
        {detail.pricingDescription && <p>{detail.pricingDescription}</p>}
      </div>
    </Card>
  )
}
