import { checkedAgo } from '@waymark/domain/access-fit/age'
import { accessOption } from '@waymark/domain/access-fit/options'
import { AccessFit } from '@waymark/ui/access-fit'
import { Disclosure } from '@waymark/ui/disclosure'
import { FitBadge } from '@waymark/ui/fit-badge'
import { Section } from '@waymark/ui/section'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount, formatDate } from '@waymark/web-kit/format'
import { factAnswer } from '@waymark/web-kit/option-words'
import { useAppStore } from '@waymark/web-kit/store'
import { needLabel } from '../access-fit/need-label.ts'
import type { AskedActivity } from './asked-activity.ts'
import css from './new-activity-booking.module.css'

type Fact = AskedActivity['venueFacts'][number]

interface Known {
  readonly answer: string
  readonly source: string | null
}

/**
 * Whether it works for this person: each need with its fact, then all facts with their source and age. What is out of
 * order is said of the first session that is shown.
 */
export function ActivityAccess({ activity }: { readonly activity: AskedActivity }) {
  const isSignedIn = useAppStore(({ user }) => user !== null)
  const facts = factsHere(activity)
  const [first] = activity.sessions
  const knownOf = (optionId: number): Known => {
    const fact = facts.find(({ accessibilityOptionId }) => accessibilityOptionId === optionId)
    const usual: Known = fact
      ? { answer: factAnswer(fact), source: sourceOf(fact) }
      : { answer: 'Nobody has told us', source: null }
    if (!first || !activity.outOptionIds.includes(optionId)) return usual
    return { answer: 'Out of order', source: `On ${formatDate(first.startDateTime)}. Otherwise: ${usual.answer}` }
  }
  return (
    <Section
      title="Will it work for you?"
      actions={activity.fit.length > 0 && <AccessFit form="full" needs={activity.fit.map(({ outcome }) => outcome)} />}
    >
      {activity.fit.length === 0 ? (
        <>
          <p>
            <TextLink href={isSignedIn ? '/user/needs' : '/register'}>Say what you need</TextLink>, and each fact
            answers “met”, “not met” or “unknown”.
          </p>
          <ul className={css.facts}>
            {facts
              .map(({ accessibilityOptionId }) => accessibilityOptionId)
              .filter((id) => activity.facts.some(({ accessibilityOptionId }) => accessibilityOptionId === id))
              .map((id) => (
                <FactItem key={id} name={needLabel(id, null)} known={knownOf(id)} />
              ))}
          </ul>
        </>
      ) : (
        <ul className={css.facts}>
          {activity.fit.map(({ accessibilityOptionId: id, threshold, outcome }) => (
            <FactItem key={id} name={needLabel(id, threshold)} known={knownOf(id)}>
              <FitBadge state={outcome} />
            </FactItem>
          ))}
        </ul>
      )}
      {facts.length > 0 ? (
        <Disclosure title={`All ${formatCount(facts.length, 'fact')} about access`} headingLevel={3}>
          <dl className={css.allFacts}>
            {facts.map(({ accessibilityOptionId: id, note }) => {
              const { answer, source } = knownOf(id)
              return (
                <div key={id}>
                  <dt>{accessOption(id)?.label}</dt>
                  <dd>
                    <b>{answer}</b>
                    {note && <span>{note}</span>}
                    <span className={css.small}>{source}</span>
                  </dd>
                </div>
              )
            })}
          </dl>
        </Disclosure>
      ) : (
        <p className={css.small}>Nobody has told us about access here yet. Ask {activity.accountName}.</p>
      )}
    </Section>
  )
}

interface FactItemProps {
  readonly name: string
  readonly known: Known
  readonly children?: React.ReactNode
}

function FactItem({ name, known: { answer, source }, children }: FactItemProps) {
  return (
    <li>
      <span className={css.factName}>{name}</span>
      <b className={css.factValue}>{answer}</b>
      {source !== null && <span className={css.small}>{source}</span>}
      {children}
    </li>
  )
}

/** The facts of the activity over those of its venue. */
function factsHere({ accessibilityFacts, venueFacts }: AskedActivity): readonly Fact[] {
  const byOption = new Map([...venueFacts, ...accessibilityFacts].map((fact) => [fact.accessibilityOptionId, fact]))
  return [...byOption.values()].filter(({ accessibilityOptionId }) => accessOption(accessibilityOptionId) !== null)
}

function sourceOf({ source, checkedOn }: Fact): string {
  const age = checkedAgo(checkedOn === null ? null : new Date(checkedOn), new Date())
  const words = [source, age].filter(Boolean).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
