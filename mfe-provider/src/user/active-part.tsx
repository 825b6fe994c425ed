import { affectedWorkText } from '@waymark/domain/booking/coming-work'
import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Notice } from '@waymark/ui/notice'
import { Section } from '@waymark/ui/section'
import { failedTitle } from '@waymark/web-kit/call-error'
import { notify } from '@waymark/web-kit/notices'
import UserCheck from 'lucide-react/icons/user-check'
import UserX from 'lucide-react/icons/user-x'
import { useState } from 'react'
import { useWorkToCome } from '../reassign/use-work-to-come.ts'
import { fullName } from '../scheduling/staff-words.ts'
import type { TeamMember } from '../user-management/team-member.ts'
import { LeavingDialog } from './leaving-dialog.tsx'
import { personToSave } from './person-draft.ts'
import { useSavePerson } from './use-save-person.ts'

const ofMember = {
  title: 'Deactivate',
  doneTitle: 'Deactivated',
  before: 'Somebody who left cannot log in any more. Their name stays with what they did, and you can bring them back.',
  after: (name: string) => `${name} cannot log in. Their roles are kept.`,
  button: (name: string) => `Deactivate ${name}`,
  undo: (name: string) => `Reactivate ${name}`,
  question: 'They are logged out at once and cannot log in any more.',
  yes: 'Yes, deactivate them',
  no: 'Keep them active',
  active: (name: string) => `${name} can log in again.`,
  inactive: (name: string) => `${name} is deactivated.`,
}

/** Whoever has not used their invitation has nothing to log in with. */
const ofInvited: typeof ofMember = {
  title: 'Withdraw the invitation',
  doneTitle: 'Invitation withdrawn',
  before: 'The link in their email stops working. You can invite them again.',
  after: (name) => `${name} cannot join. Their roles are kept.`,
  button: (name) => `Withdraw the invitation of ${name}`,
  undo: (name) => `Let ${name} join again`,
  question: 'The link in their email stops working at once.',
  yes: 'Yes, withdraw it',
  no: 'Keep the invitation',
  active: (name) => `${name} can join again. Send the invitation again if it is older than 14 days.`,
  inactive: (name) => `The invitation of ${name} is withdrawn.`,
}

/** Deactivates a person, and reactivates them; of somebody who has not joined yet it withdraws the invitation. */
export function ActivePart({ member }: { readonly member: TeamMember }) {
  const [isAsking, setIsAsking] = useState(false)
  const [workText, setWorkText] = useState<string | null>(null)
  const { look, isLooking } = useWorkToCome(member.userProfileId)
  const name = fullName(member)
  const words = member.isInvited ? ofInvited : ofMember
  const { save, isPending, error, forget } = useSavePerson()
  const isAboutWork = error?.name === 'HasFutureBookings'
  if (member.isMe) return null

  async function ask() {
    const areas = await look()
    const bookings = areas.reduce((count, { bookingCount }) => count + bookingCount, 0)
    const sessions = areas.reduce((count, { sessionCount }) => count + sessionCount, 0)
    if (bookings + sessions === 0) setIsAsking(true)
    else
      setWorkText(
        `They have ${affectedWorkText({ bookings, sessions, elsewhere: 0 })} coming up. Give them to somebody else, or confirm that you will see to it. ${words.question}`,
      )
  }

  async function setActive(isActive: boolean, keepsFutureBookings = false) {
    const isDone = await save({ ...personToSave(member), isActive, keepsFutureBookings })
    setIsAsking(false)
    setWorkText(null)
    if (isDone) notify('success', isActive ? words.active(name) : words.inactive(name))
  }

  return (
    <Section title={member.isActive ? words.title : words.doneTitle}>
      <p>{member.isActive ? words.before : words.after(name)}</p>
      {error && !isAboutWork && (
        <Notice tone="danger" title={failedTitle(error, 'Nothing was changed.')} isLive>
          {error.message}
        </Notice>
      )}
      <div>
        {member.isActive ? (
          <Button
            variant="danger"
            icon={UserX}
            hasName
            isPending={isLooking}
            pendingLabel="Looking up their work"
            onPress={() => void ask()}
          >
            {words.button(name)}
          </Button>
        ) : (
          <Button icon={UserCheck} hasName isPending={isPending} onPress={() => void setActive(true)}>
            {words.undo(name)}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={`${words.button(name)}?`}
        confirmLabel={words.yes}
        cancelLabel={words.no}
        onConfirm={() => setActive(false)}
        onCancel={() => setIsAsking(false)}
      >
        {words.question}
      </ConfirmDialog>
      <LeavingDialog
        member={member}
        text={workText ?? (isAboutWork ? error.message : null)}
        onGoOn={() => setActive(false, true)}
        onCancel={() => {
          setWorkText(null)
          forget()
        }}
      />
    </Section>
  )
}
