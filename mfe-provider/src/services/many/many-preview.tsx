import { costTiers } from '@waymark/domain/catalogue/cost-tiers'
import { Card } from '@waymark/ui/card'
import { useId } from 'react'
import type { ServiceRow } from '../service-rows.ts'
import styles from './many-services.module.css'

/** The chosen services as a client reads them now, from what is saved. */
export function ManyPreview({ rows }: { readonly rows: readonly ServiceRow[] }) {
  const titleId = useId()
  return (
    <Card>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard. */}
      <section className={styles.preview} tabIndex={0} aria-labelledby={titleId}>
        <h2 id={titleId}>As clients see them</h2>
        {rows.length === 0 && <p>Choose services, and their entries show here.</p>}
        <ul>
          {rows.map((row) => (
            <li key={row.serviceAreaServiceId} className={styles.service}>
              <b>{row.serviceName}</b>
              {!row.isEnabled && <span className={styles.fine}>Kept for later: clients do not see it.</span>}
              <ul>
                {row.feeListDisplay.map((fee) => (
                  <li key={fee}>{fee}</li>
                ))}
              </ul>
              {row.feeListDisplay.length === 0 && (
                <span className={styles.fine}>No size is offered, so nobody can book it.</span>
              )}
              <span className={styles.fine}>{bookingText(row)}</span>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}

/** "$$: …, to book 24 hours ahead". */
function bookingText({ costTier, leadHours }: ServiceRow): string {
  const tier = costTiers.find(({ id }) => id === costTier)
  return [tier && `Price level ${tier.label}`, `to book ${leadHours} hours ahead`].filter(Boolean).join(', ')
}
