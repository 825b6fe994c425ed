import { accessOption } from '@waymark/domain/access-fit/options'
import { EmptyState } from '@waymark/ui/empty-state'
import { Section } from '@waymark/ui/section'
import { Tag } from '@waymark/ui/tag'
import { formatInstant } from '@waymark/web-kit/format'
import type { Location } from '../location-draft.ts'
import styles from './access-facts.module.css'
import { AnswerVisitor } from './answer-visitor.tsx'

const verdicts = { right: 'It is right', wrong: 'It is wrong', missing: 'It is missing' } as const

/** Recent visitor feedback on the facts and the place, without names. */
export function VisitorFeedback({ location }: { readonly location: Location }) {
  const { visitorFeedback, timeZone } = location
  return (
    <Section
      title="What visitors say"
      hint="From the map. Go and see for yourself, then change the fact or check it again, and tell the visitor. They get your answer; you do not see who they are."
    >
      {visitorFeedback.length === 0 ? (
        <EmptyState title="Nobody has said anything yet" headingLevel={3}>
          Here you will see it when a visitor says that a fact is right, wrong or missing.
        </EmptyState>
      ) : (
        <ul className={styles.facts}>
          {visitorFeedback.map((word) => (
            <li key={word.feedbackId} className={styles.visitorWord}>
              <p>
                <b>
                  {word.accessibilityOptionId === null ? 'The whole place' : optionLabel(word.accessibilityOptionId)}
                </b>{' '}
                <Tag>{verdicts[word.says]}</Tag>
              </p>
              {word.comment !== '' && <p>“{word.comment}”</p>}
              <p className={styles.small}>{formatInstant(word.createdAt, timeZone)}</p>
              {word.answer === null ? (
                <AnswerVisitor serviceAreaId={location.serviceAreaId} feedbackId={word.feedbackId} />
              ) : (
                <p>
                  <b>You answered:</b> {word.answer}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function optionLabel(id: number): string {
  return accessOption(id)?.label ?? 'Another fact'
}
