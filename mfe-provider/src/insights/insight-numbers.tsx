import { formatCount, formatMoney } from '@waymark/web-kit/format'
import { type Insights, percentOf, percentText, totalOf } from './insight-sums.ts'
import css from './insights.module.css'

interface InsightNumbersProps {
  readonly insights: Insights
}

/** What the sessions came to, in five numbers, each with that of as many days before. */
export function InsightNumbers({ insights: { activities, currency, before } }: InsightNumbersProps) {
  const all = totalOf(activities)
  const money = (cents: number) => formatMoney(cents, currency)
  const missed = percentOf(all.noShowCount, all.peopleCount)
  const numbers = [
    {
      term: 'Sessions',
      number: String(all.sessionCount),
      earlier: String(before.sessionCount),
      detail: all.cancelledSessionCount === 0 ? 'None cancelled' : `${all.cancelledSessionCount} more cancelled`,
    },
    {
      term: 'Spaces filled',
      number: percentText(all.spacesTaken, all.spaces),
      earlier: percentText(before.spacesTaken, before.spaces),
      detail: `${all.spacesTaken} of ${all.spaces}`,
    },
    {
      term: 'Income',
      number: money(all.keptCents),
      earlier: money(before.keptCents),
      detail: `after ${money(all.refundedCents)} paid back`,
    },
    {
      term: 'Did not come',
      number: String(all.noShowCount),
      earlier: String(before.noShowCount),
      detail:
        missed === null ? 'Nobody had booked' : `${missed} % of ${formatCount(all.peopleCount, 'person', 'people')}`,
    },
    {
      term: 'Got no space',
      number: String(all.waitingCount),
      earlier: String(before.waitingCount),
      detail: all.waitingCount === 0 ? 'Everybody found a space' : 'still waited when the session began',
    },
  ]
  return (
    <dl className={css.numbers}>
      {numbers.map(({ term, number, detail, earlier }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={css.number}>{number}</dd>
          <dd className={css.detail}>{detail}</dd>
          <dd className={css.detail}>As many days before: {earlier}</dd>
        </div>
      ))}
    </dl>
  )
}
