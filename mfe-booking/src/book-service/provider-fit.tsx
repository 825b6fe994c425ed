import type { needAnswer } from '@waymark/contracts/booking-shapes'
import { AccessFit } from '@waymark/ui/access-fit'
import { Disclosure } from '@waymark/ui/disclosure'
import { FitBadge } from '@waymark/ui/fit-badge'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import type * as z from 'zod/mini'
import { needLabel } from '../access-fit/need-label.ts'
import css from './book-service.module.css'

interface ProviderFitProps {
  readonly fit: readonly z.output<typeof needAnswer>[]
  readonly providerName: string
}

/** How the provider's place fits the person: the sum, and need by need on demand. Shows nothing for somebody without needs. */
export function ProviderFit({ fit, providerName }: ProviderFitProps) {
  if (fit.length === 0) return null
  return (
    <div className={css.fit}>
      <AccessFit form="full" needs={fit.map(({ outcome }) => outcome)} />
      <Disclosure
        headingLevel={4}
        title={
          <>
            Your needs one by one <VisuallyHidden>at {providerName}</VisuallyHidden>
          </>
        }
      >
        <ul className={css.needs}>
          {fit.map(({ accessibilityOptionId, threshold, outcome }) => (
            <li key={accessibilityOptionId}>
              <FitBadge state={outcome} />
              <span>{needLabel(accessibilityOptionId, threshold)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
