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
  /** How many of the person's needs are of a building. */
  readonly placeNeedCount: number
  readonly providerName: string
}

/** How those who come fit the person: the sum, and need by need on demand. Shows nothing for somebody without needs. */
export function ProviderFit({ fit, placeNeedCount, providerName }: ProviderFitProps) {
  if (fit.length + placeNeedCount === 0) return null
  if (fit.length === 0)
    return (
      <div className={css.fact}>
        <p>Your needs</p>
        <p className={css.meta}>They come to you. What you need is about buildings, so theirs is not judged.</p>
      </div>
    )
  return (
    <div className={css.fact}>
      <p>Your needs</p>
      <div className={css.fit}>
        <AccessFit form="full" needs={fit.map(({ outcome }) => outcome)} />
        <p className={css.meta}>{judgedText(placeNeedCount)}</p>
        <Disclosure
          headingLevel={4}
          title={
            <>
              One by one<VisuallyHidden>, your needs at {providerName}</VisuallyHidden>
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
    </div>
  )
}

function judgedText(placeNeedCount: number): string {
  const judged = 'They come to you: judged by what their people bring.'
  if (placeNeedCount === 0) return judged
  const others = placeNeedCount === 1 ? 'Your other need is' : `Your other ${placeNeedCount} needs are`
  return `${judged} ${others} about buildings.`
}
