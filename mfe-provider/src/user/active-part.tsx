import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Notice } from '@waymark/ui/notice'
import { Section } from '@waymark/ui/section'
import { notify } from '@waymark/web-kit/notices'
import UserCheck from 'lucide-react/icons/user-check'
import UserX from 'lucide-react/icons/user-x'
import { useState } from 'react'
import { fullName } from '../scheduling/staff-words.ts'
import type { TeamMember } from '../user-management/team-member.ts'
import { LeavingDialog } from './leaving-dialog.tsx'
import { personToSave } from './person-draft.ts'
import { useSavePerson } from './use-save-person.ts'

/** Deactivates a person, and reactivates them. */
export function ActivePart({ member }: { readonly member: TeamMember }) {
  const [isAsking, setIsAsking] = useState(false)
  const name = fullName(member)
  const { save, isPending, error, forget } = useSavePerson()
  const isAboutWork = error?.name === 'HasFutureBookings'
  if (member.isMe) return null

  async function setActive(isActive: boolean, keepsFutureBookings = false) {
    const isDone = await save({ ...personToSave(member), isActive, keepsFutureBookings })
    setIsAsking(false)
    if (isDone) notify('success', isActive ? `${name} can log in again.` : `${name} is deactivated.`)
  }

  return (
    <Section title={member.isActive ? 'Deactivate' : 'Deactivated'}>
      <p>
        {member.isActive
          ? 'Somebody who left cannot log in any more. Their name stays with what they did, and you can bring them back.'
          : `${name} cannot log in. Their roles are kept.`}
      </p>
      {error && !isAboutWork && (
        <Notice tone="danger" title="Nothing was changed." isLive>
          {error.message}
        </Notice>
      )}
      <div>
        {member.isActive ? (
          <Button variant="danger" icon={UserX} onPress={() => setIsAsking(true)}>
            Deactivate {name}
          </Button>
        ) : (
          <Button icon={UserCheck} isPending={isPending} onPress={() => void setActive(true)}>
            Reactivate {name}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Deactivate ${name}?`}
        confirmLabel="Yes, deactivate them"
        cancelLabel="Keep them active"
        onConfirm={() => setActive(false)}
        onCancel={() => setIsAsking(false)}
      >
        They are logged out at once and cannot log in any more.
      </ConfirmDialog>
      <LeavingDialog
        member={member}
        text={isAboutWork ? error.message : null}
        onGoOn={() => setActive(false, true)}
        onCancel={forget}
      />
    </Section>
  )
}
