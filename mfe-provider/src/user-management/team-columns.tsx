import { staffRoleNames } from '@waymark/domain/rights/roles'
import type { TableColumn } from '@waymark/ui/data-table'
import { SecondLine } from '@waymark/ui/second-line'
import { Tag } from '@waymark/ui/tag'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount } from '@waymark/web-kit/format'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import Mail from 'lucide-react/icons/mail'
import { fullName } from '../scheduling/staff-words.ts'
import {
  type LocationRole,
  type TeamMember,
  type TeamState,
  teamStateNames,
  teamStateOf,
  userHref,
} from './team-member.ts'
import styles from './user-management.module.css'

const maxLocationsShown = 3
const stateIcons = { active: CircleCheck, invited: Mail, deactivated: Ban }

/** "Active", "Invited" or "Deactivated" with its own drawing. */
export function StateTag({ state }: { readonly state: TeamState }) {
  return (
    <Tag icon={stateIcons[state]} {...(state === 'active' ? { tone: 'place' } : {})}>
      {teamStateNames[state]}
    </Tag>
  )
}

/** What the list tells of a person. */
export const teamColumns: TableColumn<TeamMember>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: (member) => (
      <>
        <TextLink isStrong href={userHref(member)}>
          {fullName(member)}
        </TextLink>
        {member.isMe && ' (you)'}
        <SecondLine>{member.email}</SecondLine>
      </>
    ),
  },
  { id: 'roles', header: 'Can do', cell: (member) => <Roles member={member} /> },
  {
    id: 'phone',
    header: 'Phone',
    hasNoWrap: true,
    cell: ({ phone }) => phone ?? 'Not given',
  },
  { id: 'state', header: 'State', hasNoWrap: true, cell: (member) => <StateTag state={teamStateOf(member)} /> },
]

function Roles({ member: { isAccountAdmin, roles } }: { readonly member: TeamMember }) {
  if (isAccountAdmin) return <>Admin of the organisation</>
  if (roles.length === 0) return <>No role at a location yet</>
  return (
    <ul className={styles.roles}>
      {[...Map.groupBy(roles, ({ userRole }) => userRole)].map(([userRole, held]) => (
        <li key={userRole}>
          {staffRoleNames[userRole]}
          <span className={styles.small}>{locationText(held)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Names can contain commas, so a dot separates them. */
function locationText(roles: readonly LocationRole[]): string {
  const others = roles.length - maxLocationsShown
  const names = roles.slice(0, maxLocationsShown).map(({ serviceAreaName }) => serviceAreaName)
  return [...names, ...(others > 0 ? [`and ${formatCount(others, 'more location')}`] : [])].join(' · ')
}
