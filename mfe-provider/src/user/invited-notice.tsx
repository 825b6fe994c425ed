import { Button } from '@waymark/ui/button'
import { Notice } from '@waymark/ui/notice'
import { notify } from '@waymark/web-kit/notices'
import Send from 'lucide-react/icons/send'
import type { TeamMember } from '../user-management/team-member.ts'
import { personToSave } from './person-draft.ts'
import { useSavePerson } from './use-save-person.ts'

/** Says that an invitation has not been used yet, and resends it. */
export function InvitedNotice({ member }: { readonly member: TeamMember }) {
  const { save, isPending, error } = useSavePerson()

  async function send() {
    if (await save({ ...personToSave(member), sendsInvitation: true }))
      notify('success', `A new invitation to ${member.email} is on its way.`)
  }

  return (
    <Notice
      tone="info"
      title="Invited."
      actions={
        <Button size="small" icon={Send} isPending={isPending} pendingLabel="Sending" onPress={() => void send()}>
          Send the invitation again
        </Button>
      }
    >
      {error ? error.message : 'They have not used their invitation yet. The latest link works for 14 days.'}
    </Notice>
  )
}
