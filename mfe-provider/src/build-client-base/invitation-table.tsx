import { invitation } from '@waymark/contracts/invitation'
import { resendPauseMinutes } from '@waymark/domain/account/invitation'
import { Button } from '@waymark/ui/button'
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
import styles from './build-client-base.module.css'
import { dayOf, invitationStateNames, outcomeText, type SentInvitation } from './sent-invitation.ts'

const stateIcons = { sent: Mail, accepted: CircleCheck, expired: Hourglass }

interface InvitationTableProps {
  readonly rows: readonly SentInvitation[]
  readonly serviceAreaId: number
}

/** One page of invitations; what is not accepted can be sent again. */
export function InvitationTable({ rows, serviceAreaId }: InvitationTableProps) {
  const send = useSend(invitation.sendInvitationToConsumer, {
    onSuccess: ({ invited, tooSoon }) => {
      for (const email of invited) notify('success', `A new invitation to ${email} is on its way.`)
      for (const email of tooSoon)
        notify('info', `${email} got one less than ${resendPauseMinutes} minutes ago. Please wait a little.`)
    },
  })
  return (
    <DataTable
      caption="Invitations"
      isDense
      columns={columns}
      rows={rows}
      idOf={({ invitationId }) => invitationId}
      actions={({ email, state, message, restrictsToUs }) =>
        state !== 'accepted' && (
          <Button
            variant="quiet"
            size="small"
            icon={Send}
            isPending={send.isPending && send.variables.input.emails[0] === email}
            pendingLabel="Sending"
            onPress={() => send.mutate({ input: { serviceAreaId, emails: [email], message, restrictsToUs } })}
          >
            Send again <VisuallyHidden>to {email}</VisuallyHidden>
          </Button>
        )
      }
    />
  )
}

const columns: TableColumn<SentInvitation>[] = [
  {
    id: 'email',
    header: 'To',
    isRowHeader: true,
    cell: ({ email, restrictsToUs }) => (
      <>
        <span className={styles.email}>{email}</span>
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
        <Tag icon={stateIcons[row.state]} {...(row.state === 'accepted' ? { tone: 'place' } : {})}>
          {invitationStateNames[row.state]}
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
