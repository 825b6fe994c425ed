import { checkedAgo } from '@waymark/domain/access-fit/age'
import { accessOption, measureText } from '@waymark/domain/access-fit/options'
import { AccessFit } from '@waymark/ui/access-fit'
import { Disclosure } from '@waymark/ui/disclosure'
import { FitBadge } from '@waymark/ui/fit-badge'
import { Section } from '@waymark/ui/section'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount } from '@waymark/web-kit/format'
import { useAppStore } from '@waymark/web-kit/store'
import { needLabel } from '../access-fit/need-label.ts'
import type { AskedActivity } from './asked-activity.ts'
import css from './new-activity-booking.module.css'

type Fact = AskedActivity['venueFacts'][number]

/** Whether it works for this person: each need with its fact, then all facts with their source and age. */
export function ActivityAccess({ activity }: { readonly activity: AskedActivity }) {
  const isSignedIn = useAppStore(({ user }) => user !== null)
  const facts = factsHere(activity)
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
              .filter((fact) => activity.facts.some((one) => one.accessibilityOptionId === fact.accessibilityOptionId))
              .map((fact) => (
                <li key={fact.accessibilityOptionId}>
                  <span className={css.factName}>{needLabel(fact.accessibilityOptionId, null)}</span>
                  <b className={css.factValue}>{answerOf(fact)}</b>
                  <span className={css.small}>{sourceOf(fact)}</span>
                </li>
              ))}
          </ul>
        </>
      ) : (
        <ul className={css.facts}>
          {activity.fit.map(({ accessibilityOptionId, threshold, outcome }) => {
            const fact = facts.find((one) => one.accessibilityOptionId === accessibilityOptionId)
            return (
              <li key={accessibilityOptionId}>
                <span className={css.factName}>{needLabel(accessibilityOptionId, threshold)}</span>
                <b className={css.factValue}>{fact ? answerOf(fact) : 'Nobody has told us'}</b>
                {fact && <span className={css.small}>{sourceOf(fact)}</span>}
                <FitBadge state={outcome} />
              </li>
            )
          })}
        </ul>
      )}
      {facts.length > 0 ? (
        <Disclosure title={`All ${formatCount(facts.length, 'fact')} about access`} headingLevel={3}>
          <dl className={css.allFacts}>
            {facts.map((fact) => (
              <div key={fact.accessibilityOptionId}>
                <dt>{accessOption(fact.accessibilityOptionId)?.label}</dt>
                <dd>
                  <b>{answerOf(fact)}</b>
                  {fact.note && <span>{fact.note}</span>}
                  <span className={css.small}>{sourceOf(fact)}</span>
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      ) : (
        <p className={css.small}>Nobody has told us about access here yet. Ask {activity.accountName}.</p>
      )}
    </Section>
  )
}

/** The facts of the activity over those of its venue. */
function factsHere({ accessibilityFacts, venueFacts }: AskedActivity): readonly Fact[] {
  const byOption = new Map([...venueFacts, ...accessibilityFacts].map((fact) => [fact.accessibilityOptionId, fact]))
  return [...byOption.values()].filter(({ accessibilityOptionId }) => accessOption(accessibilityOptionId) !== null)
}

function answerOf({ accessibilityOptionId, value, measure }: Fact): string {
  if (value === 'no') return 'No'
  const option = accessOption(accessibilityOptionId)
  return option?.measure && measure !== null ? measureText(option.measure.unit, measure) : 'Yes'
}

function sourceOf({ source, checkedOn }: Fact): string {
  const age = checkedAgo(checkedOn === null ? null : new Date(checkedOn), new Date())
  const words = [source, age].filter(Boolean).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
