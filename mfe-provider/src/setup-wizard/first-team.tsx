import { userManagement } from '@waymark/contracts/user-management'
import { staffRoleNames } from '@waymark/domain/rights/roles'
import { mapLoaded } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { SecondLine } from '@waymark/ui/second-line'
import { SectionHeading } from '@waymark/ui/section-heading'
import { formatCount } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { NewPersonForm } from '../new-user/new-person-form.tsx'
import { fullName } from '../scheduling/staff-words.ts'
import { StateTag } from '../user-management/team-columns.tsx'
import { type TeamMember, teamStateOf } from '../user-management/team-member.ts'
import styles from './setup-wizard.module.css'

const maxShown = 50

/** Invites the people of the organisation, one after the other; `onTyped` says who is typed and not invited yet. */
export function FirstTeam({ onTyped }: { readonly onTyped: (who: string) => void }) {
  const team = useCall(userManagement.getUserProfiles, { pageSize: maxShown })
  return (
    <>
      <p>
        Invite the people who work with you. Each gets an email with a link to choose a password. You can also do it
        later, under “User management”.
      </p>
      <Loaded
        of={mapLoaded(team, ({ items }) => items.filter(({ isMe }) => !isMe))}
        what="your team"
        kept="What you saved and typed is kept."
        headingLevel={3}
        sum={({ length }) =>
          length > 0 && `${formatCount(length, 'person is', 'people are')} in your team besides you.`
        }
      >
        {(others) => (
          <>
            <ul className={styles.team}>
              {others.map((member) => (
                <li key={member.userProfileId}>
                  <span>
                    <b>{fullName(member)}</b>
                    <SecondLine>{member.email}</SecondLine>
                    <span className={styles.small}>{rightsText(member)}</span>
                  </span>
                  <StateTag state={teamStateOf(member)} />
                </li>
              ))}
            </ul>
            <SectionHeading level={3}>
              {others.length === 0 ? 'Invite a person' : 'Invite another person'}
            </SectionHeading>
          </>
        )}
      </Loaded>
      {/* Shares its draft with the page for new people, where it is kept after the wizard. */}
      <NewPersonForm draftKey="new-person" isAside onTyped={onTyped} onInvited={() => {}} />
    </>
  )
}

function rightsText({ isAccountAdmin, roles }: TeamMember): string {
  if (isAccountAdmin) return 'Admin of the organisation'
  const words = roles.map(({ userRole, serviceAreaName }) => `${staffRoleNames[userRole]} at ${serviceAreaName}`)
  return words.length === 0 ? 'No role at a location yet' : words.join(' · ')
}
