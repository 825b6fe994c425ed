import type { bookingFeedback } from '@waymark/contracts/feedback'
import type { AccessibleAnswer } from '@waymark/domain/booking/feedback'
import { DescriptionList } from '@waymark/ui/description-list'
import { Icon } from '@waymark/ui/icon'
import { formatInstant } from '@waymark/web-kit/format'
import Star from 'lucide-react/icons/star'
import type * as z from 'zod/mini'
import css from './feedback.module.css'

export type Feedback = z.output<typeof bookingFeedback>

export const accessibleText: Readonly<Record<AccessibleAnswer, string>> = { yes: 'Yes', partly: 'Partly', no: 'No' }

interface SaidFeedbackProps {
  readonly feedback: Feedback
  /** Who answers. */
  readonly providerName: string
}

/** What a client said, and what the provider answered. */
export function SaidFeedback({ feedback, providerName }: SaidFeedbackProps) {
  const { stars, comment, wasAsAccessible, createdAt, answer, answeredAt } = feedback
  return (
    <DescriptionList
      items={[
        {
          term: 'Stars',
          detail: (
            <span className={css.given}>
              <Icon of={Star} isFilled /> {stars} of 5
            </span>
          ),
        },
        ...(wasAsAccessible ? [{ term: 'As accessible as described', detail: accessibleText[wasAsAccessible] }] : []),
        ...(comment ? [{ term: 'In words', detail: <span className={css.typed}>{comment}</span> }] : []),
        { term: 'Given', detail: formatInstant(createdAt) },
        ...(answer
          ? [
              {
                term: `${providerName} answered`,
                detail: (
                  <>
                    <span className={css.typed}>{answer}</span>
                    {answeredAt && <span className={css.second}>{formatInstant(answeredAt)}</span>}
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}
