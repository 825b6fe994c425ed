import { userManagement } from '@waymark/contracts/user-management'
import { HelpOn } from '@waymark/ui/help-on'
import { LinkButton } from '@waymark/ui/link-button'
import { notThere } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { PageHeading } from '@waymark/ui/page-heading'
import { Section } from '@waymark/ui/section'
import { ask } from '@waymark/web-kit/ask'
import { useParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { CredentialsPart } from '../credentials/credentials-part.tsx'
import { fullName } from '../scheduling/staff-words.ts'
import { StaffProfile } from '../staff-profile/staff-profile.tsx'
import type { TeamMember } from '../user-management/team-member.ts'
import { ActivePart } from './active-part.tsx'
import { InvitedNotice } from './invited-notice.tsx'
import { LocationRoles } from './location-roles.tsx'
import { PersonForm } from './person-form.tsx'
import styles from './user.module.css'

/** /business/user-management/{id}: one person of the organisation, their rights and their roles. */
export function UserPage() {
  const id = Number(useParams().id)
  const isId = Number.isInteger(id) && id > 0
  const found = useCall(userManagement.getUserProfile, { id }, { enabled: isId })
  const member = found.data
  const page = usePage(member && fullName(member))

  return (
    <>
      <PageHeading
        page={page}
        back={{ href: '/business/user-management', label: 'All people' }}
        lead={member?.isMe ? 'This is you.' : undefined}
      />
      <Loaded
        of={isId ? found : notThere}
        what="the person"
        shape="form"
        count={5}
        kept="Anything you typed here before is kept."
        missing={{
          title: 'We could not find this person in your organisation',
          next: 'Perhaps the link is old, or they belong to somebody else.',
          actions: <LinkButton href="/business/user-management">See all people</LinkButton>,
        }}
      >
        {(person) => <PersonParts key={person.userProfileId} member={person} />}
      </Loaded>
    </>
  )
}

UserPage.asks = (id: number) => [ask(userManagement.getUserProfile, { id })]

function PersonParts({ member }: { readonly member: TeamMember }) {
  return (
    <div className={styles.parts}>
      {member.isInvited && member.isActive && <InvitedNotice member={member} />}
      <Section title="Name, contact and rights" help={<HelpOn helpKey="userManagement" />}>
        <PersonForm member={member} />
      </Section>
      {!member.isInvited && member.isActive && (
        <Section
          title="Photo and languages"
          hint={`Clients who book see them beside ${member.isMe ? 'your' : 'their'} name. Ask before you add a photo of somebody.`}
        >
          <StaffProfile userProfileId={member.userProfileId} personName={fullName(member)} />
        </Section>
      )}
      <CredentialsPart userProfileId={member.userProfileId} personName={fullName(member)} />
      <Section title="Roles at locations" help={<HelpOn helpKey="serviceAreaRoles" />}>
        <LocationRoles member={member} />
      </Section>
      <ActivePart member={member} />
    </div>
  )
}
