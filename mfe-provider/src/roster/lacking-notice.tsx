import { Notice } from '@waymark/ui/notice'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount, formatWall } from '@waymark/web-kit/format'
import { lackedText } from '@waymark/web-kit/lacked-text'
import css from './roster.module.css'
import type { Roster } from './roster-query.ts'

/** Visits of the week for which who goes does not hold what the service requires. */
export function LackingNotice({ roster }: { readonly roster: Roster }) {
  const lacking = roster.people
    .flatMap(({ firstName, lastName, lacks, visits }) =>
      lacks.flatMap(({ bookingId, ...lacked }) => {
        const visit = visits.find((one) => one.bookingId === bookingId)
        return visit ? [{ key: `${bookingId} ${lacked.kind}`, name: `${firstName} ${lastName}`, visit, lacked }] : []
      }),
    )
    .sort((one, other) => one.visit.startDateTime.localeCompare(other.visit.startDateTime))
  if (lacking.length === 0) return null
  return (
    <Notice
      tone="warning"
      title={`${formatCount(new Set(lacking.map(({ visit }) => visit.bookingId)).size, 'visit')} with somebody who lacks what is required:`}
    >
      <ul className={css.lacking}>
        {lacking.map(({ key, name, visit, lacked }) => (
          <li key={key}>
            <TextLink href={`/booking/${visit.bookingId}`}>
              {visit.serviceName}, {formatWall(visit.startDateTime)}
            </TextLink>
            : {name}, {lackedText(lacked)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
