import { Notice } from '@waymark/ui/notice'
import { TextLink } from '@waymark/ui/text-link'
import { formatWall } from '@waymark/web-kit/format'
import css from './roster.module.css'
import type { Roster } from './roster-query.ts'
import { givenToAbsent, givenToAbsentText, workHref } from './roster-work.ts'

/** Visits and sessions of the week that lie with somebody who cannot do them. */
export function AwayNotice({ roster }: { readonly roster: Roster }) {
  const given = givenToAbsent(roster)
  if (given.length === 0) return null
  return (
    <Notice tone="warning" title={`${givenToAbsentText(given)}:`}>
      <ul className={css.lacking}>
        {given.map(({ work, from, why }) => (
          <li key={`${work.key} ${from.userProfileId}`}>
            <TextLink href={workHref(work)}>
              {work.title}, {formatWall(work.startDateTime)}
            </TextLink>
            : {from.firstName} {from.lastName} {why}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
