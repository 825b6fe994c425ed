import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { SectionHeading } from '@waymark/ui/section-heading'
import { type CurrentServiceArea, useAppStore } from '@waymark/web-kit/store'
import { usePage } from '@waymark/web-kit/use-page'
import Lock from 'lucide-react/icons/lock'
import { useId } from 'react'
import { HelpOn } from '../help-on/help-on.tsx'
import { NoLocation } from '../no-location/no-location.tsx'
import styles from './build-client-base.module.css'
import { InviteClientsForm } from './invite-clients-form.tsx'
import { SentInvitations } from './sent-invitations.tsx'

/** /service-area/build-client-base: invites clients to the location, and shows the invitations' state. */
export function BuildClientBasePage() {
  const area = useAppStore(({ currentServiceArea }) => currentServiceArea)
  if (!area)
    return (
      <NoLocation title="By invitation">
        Here you will invite your clients to a location, once your organisation has one.
      </NoLocation>
    )
  return <ClientBase key={area.serviceAreaId} area={area} />
}

function ClientBase({ area }: { readonly area: CurrentServiceArea }) {
  const page = usePage()
  const inviteId = useId()
  const sentId = useId()
  const isAccountAdmin = useAppStore(({ user }) => user?.isAccountAdmin === true)
  return (
    <>
      <PageHeading
        page={page}
        lead={`Invite your own clients to ${area.name}. When they accept, it is on their shortlist and they can book in a few steps.`}
        actions={
          isAccountAdmin && (
            <LinkButton icon={Lock} href={`/service-area/${area.serviceAreaId}`}>
              Who sees this location
            </LinkButton>
          )
        }
      />
      <div className={styles.page}>
        <section className={styles.part} aria-labelledby={inviteId}>
          <SectionHeading id={inviteId} help={<HelpOn helpKey="clientBase" />}>
            Invite clients
          </SectionHeading>
          <InviteClientsForm area={area} />
        </section>
        <section className={styles.part} aria-labelledby={sentId}>
          <SectionHeading id={sentId}>Invitations</SectionHeading>
          <SentInvitations area={area} />
        </section>
      </div>
    </>
  )
}
