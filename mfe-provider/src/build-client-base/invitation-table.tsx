import { invitation } from '@waymark/contracts/invitation'
import { invitationStateOf, resendPauseMinutes } from '@waymark/domain/account/invitation'
import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { DataTable, type TableColumn } from '@waymark/ui/data-table'
import { Tag } from '@waymark/ui/tag'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import CircleCheck from 'lucide-react/icons/circle-check'
import Hourglass from 'lucide-react/icons/hourglass'
import Lock from 'lucide-react/icons/lock'
import Mail from 'lucide-react/icons/mail'
import Send from 'lucide-react/icons/send'
import Undo from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import styles from './build-client-base.module.css'
import { dayOf, invitationStateNames, outcomeText, type SentInvitation } from './sent-invitation.ts'

const stateIcons = { sent: Mail, accepted: CircleCheck, expired: Hourglass, withdrawn: Undo }

interface InvitationTableProps {
  readonly rows: readonly SentInvitation[]
  readonly serviceAreaId: number
}

/** One page of invitations; what is not accepted can be sent again, and withdrawn while its link works. */
export function InvitationTable({ rows, serviceAreaId }: InvitationTableProps) {
  const send = useSend(invitation.sendInvitationToConsumer, {
    onSuccess: ({ invited, tooSoon }) => {
      for (const email of invited) notify('success', `A new invitation to ${email} is on its way.`)
      for (const email of tooSoon)
        notify('info', `${email} got one less than ${resendPauseMinutes} minutes ago. Please wait a little.`)
    },
  })
  const [leaving, setLeaving] = useState<SentInvitation | null>(null)
  const withdraw = useSend(invitation.withdrawInvitation)

  async function withdrawIt({ invitationId, email }: SentInvitation) {
    await withdraw.mutateAsync({ input: { serviceAreaId, invitationId } }).then(
      () => notify('success', `The invitation to ${email} is withdrawn.`),
      // A dialog says why not.
      () => undefined,
    )
    setLeaving(null)
  }

  return (
    <>
      <DataTable
        caption="Invitations"
        isDense
        columns={columns}
        rows={rows}
        idOf={({ invitationId }) => invitationId}
        actions={(row) =>
          row.state !== 'accepted' && (
            <>
              <Button
                variant="quiet"
                size="small"
                icon={Send}
                isPending={send.isPending && send.variables.input.emails[0] === row.email}
                pendingLabel="Sending"
                onPress={() => {
                  const { email, message, restrictsToUs } = row
                  send.mutate({ input: { serviceAreaId, emails: [email], message, restrictsToUs } })
                }}
              >
                Send again <VisuallyHidden>to {row.email}</VisuallyHidden>
              </Button>
              {row.state === 'sent' && (
                <Button variant="quiet" size="small" icon={Undo} onPress={() => setLeaving(row)}>
                  Withdraw <VisuallyHidden>the invitation to {row.email}</VisuallyHidden>
                </Button>
              )}
            </>
          )
        }
      />
      {leaving && (
        <ConfirmDialog
          isOpen
          title={`Withdraw the invitation to ${leaving.email}?`}
          confirmLabel="Yes, withdraw it"
          cancelLabel="Keep it"
          pendingLabel="Withdrawing"
          onConfirm={() => withdrawIt(leaving)}
          onCancel={() => setLeaving(null)}
        >
          <p>The link in the email stops working, and says that you withdrew it. You can invite them again.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

const columns: TableColumn<SentInvitation>[] = [
  {
    id: 'email',
    header: 'To',
    isRowHeader: true,
    cell: ({ email, restrictsToUs }) => (
      <>
        <span>{email}</span>
        {restrictsToUs && (
          <span className={styles.tag}>
            <Tag icon={Lock}>Restricted to us</Tag>
          </span>
        )}
      </>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: (row) => (
      <>
        <Tag icon={stateIcons[invitationStateOf(row)]} {...(row.state === 'accepted' ? { tone: 'place' } : {})}>
          {invitationStateNames[invitationStateOf(row)]}
        </Tag>
        <span className={styles.small}>{outcomeText(row)}</span>
      </>
    ),
  },
  {
    id: 'sentAt',
    header: 'Sent',
    cell: ({ sentAt, invitedByName }) => (
      <>
        {dayOf(sentAt)}
        <span className={styles.small}>by {invitedByName}</span>
      </>
    ),
  },
]
