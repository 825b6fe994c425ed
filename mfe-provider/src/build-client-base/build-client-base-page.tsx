import { HelpOn } from '@waymark/ui/help-on'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { type CurrentServiceArea, useAppStore } from '@waymark/web-kit/store'
import { usePage } from '@waymark/web-kit/use-page'
import Lock from 'lucide-react/icons/lock'
import { NoLocation } from '../no-location.tsx'
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
      <Stack gap={12}>
        <Section title="Invite clients" help={<HelpOn helpKey="clientBase" />}>
          <InviteClientsForm area={area} />
        </Section>
        <Section title="Invitations">
          <SentInvitations area={area} />
        </Section>
      </Stack>
    </>
  )
}
