import type { credential } from '@waymark/contracts/credential'
import type { OutputOf } from '@waymark/contracts/define-call'
import { staffRoleNames } from '@waymark/domain/rights/roles'
import type { TableColumn } from '@waymark/ui/data-table'
import { Mark } from '@waymark/ui/mark'
import { SecondLine } from '@waymark/ui/second-line'
import { TextLink } from '@waymark/ui/text-link'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount, formatRange } from '@waymark/web-kit/format'
import { endsSoonText, lackedText } from '@waymark/web-kit/lacked-text'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { fullName } from '../scheduling/staff-words.ts'
import type { Member } from './member.ts'
import styles from './staffs.module.css'

type CredentialRules = OutputOf<typeof credential.getCredentialRules>

/** Without the service role of the organisation there are neither services nor bookings to show. */
export function staffColumns(
  hasServices: boolean,
  rules: CredentialRules | undefined,
  timeZone: string,
  mayNote: boolean,
): readonly TableColumn<Member>[] {
  const columns = columnsAt(timeZone)
  if (!hasServices) return columns.filter(({ id }) => id !== 'services' && id !== 'bookings')
  return requiresAny(rules) ? [...columns, credentialsColumn(rules, mayNote)] : columns
}

/** Where nothing is required nobody lacks it. */
function requiresAny(rules: CredentialRules | undefined): rules is CredentialRules {
  return rules !== undefined && (rules.kinds.length > 0 || rules.services.some(({ kinds }) => kinds.length > 0))
}

function credentialsColumn({ people, ending }: CredentialRules, mayNote: boolean): TableColumn<Member> {
  return {
    id: 'credentials',
    header: 'Credentials',
    cell: (member) => {
      const { userProfileId } = member
      const isThem = (person: { readonly userProfileId: number }) => person.userProfileId === userProfileId
      const texts = [
        ...(people.find(isThem)?.lacks.map(lackedText) ?? []),
        ...(ending.find(isThem)?.endsSoon.map(endsSoonText) ?? []),
      ]
      if (texts.length === 0) return 'Nothing is missing'
      return (
        <>
          {texts.map((text) => (
            <span key={text} className={styles.missing}>
              <Mark shape="triangle" /> {text}
            </span>
          ))}
          {mayNote && (
            <TextLink href={`/business/user-management/${userProfileId}`}>
              Note credentials <VisuallyHidden>of {fullName(member)}</VisuallyHidden>
            </TextLink>
          )}
        </>
      )
    },
  }
}

const columnsAt = (timeZone: string): TableColumn<Member>[] => [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: (member) => (
      <>
        {fullName(member)}
        <SecondLine>{member.email}</SecondLine>
        {!member.hasAccepted && <span className={styles.small}>Invited, has not accepted yet</span>}
        {member.phone && <span className={styles.small}>{member.phone}</span>}
      </>
    ),
  },
  { id: 'role', header: 'Role', cell: ({ userRole }) => staffRoleNames[userRole] },
  {
    id: 'services',
    header: 'Services',
    cell: ({ assignedServices }) =>
      assignedServices.length === 0 ? 'None' : assignedServices.map(({ serviceName }) => serviceName).join(', '),
  },
  {
    id: 'bookings',
    header: 'Bookings',
    hasNoWrap: true,
    cell: ({ bookingsToday, comingBookings }) => (
      <>
        {bookingsToday} today
        <span className={styles.small}>{formatCount(comingBookings, 'booking')} to come</span>
      </>
    ),
  },
  {
    id: 'leave',
    header: 'Leave',
    cell: ({ leave: [next, ...others] }) =>
      next ? (
        <>
          {formatRange(next.startDateTime, next.endDateTime, namedZone(timeZone))}
          {others.length > 0 && <span className={styles.small}>and {others.length} more</span>}
        </>
      ) : (
        'None'
      ),
  },
]
