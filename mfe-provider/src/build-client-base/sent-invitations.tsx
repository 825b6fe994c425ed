import { invitation } from '@waymark/contracts/invitation'
import { invitationStates } from '@waymark/domain/account/invitation'
import { ListFilter } from '@waymark/ui/list-filter'
import { ListPart } from '@waymark/ui/list-part'
import { useListState } from '@waymark/web-kit/list-state'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { InvitationTable } from './invitation-table.tsx'
import { invitationStateNames } from './sent-invitation.ts'

/** The invitations that the location sent and their state, newest first. */
export function SentInvitations({ area }: { readonly area: CurrentServiceArea }) {
  const list = useListState({ filters: ['state'], sort: 'sentAt' })
  const state = invitationStates.find((one) => one === list.filters.state[0])
  const found = useCall(
    invitation.getSentInvitations,
    {
      serviceAreaId: area.serviceAreaId,
      search: list.search,
      ...(state === undefined ? {} : { state }),
      ...list.paging,
    },
    { keepPrevious: true },
  )
  return (
    <ListPart
      title="Invitations"
      headingLevel={3}
      nouns={['invitation', 'invitations']}
      list={list}
      found={found}
      kept="Anything you typed above is kept."
      searchFor="Email address"
      filters={
        <ListFilter
          list={list}
          filter="state"
          label="State"
          options={invitationStates.map((id) => ({ id, label: invitationStateNames[id] }))}
        />
      }
      empty={{
        title: 'No invitations yet',
        children: `Here you will see who you invited to ${area.name}, and who accepted. Write the first address above.`,
      }}
      tryThis="Try fewer letters, or another state."
      rows={(rows) => <InvitationTable rows={rows} serviceAreaId={area.serviceAreaId} />}
    />
  )
}
