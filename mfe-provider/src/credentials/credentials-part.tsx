import { credential } from '@waymark/contracts/credential'
import type { OutputOf } from '@waymark/contracts/define-call'
import { credentialLabels, holdsOn } from '@waymark/domain/account/credentials'
import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { DataTable, type TableColumn } from '@waymark/ui/data-table'
import { Dialog } from '@waymark/ui/dialog'
import { Loaded } from '@waymark/ui/loaded'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatDate } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import FilePlus from 'lucide-react/icons/file-plus-2'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { CredentialForm } from './credential-form.tsx'

type Credential = OutputOf<typeof credential.getCredentials>['credentials'][number]

interface CredentialsPartProps {
  readonly userProfileId: number
  readonly personName: string
}

/** What the organisation has checked of somebody: kind, number, last day, by whom. For admins alone. */
export function CredentialsPart({ userProfileId, personName }: CredentialsPartProps) {
  const found = useCall(credential.getCredentials, { userProfileId })
  const [isAdding, setIsAdding] = useState(false)
  const [deleted, setDeleted] = useState<Credential | null>(null)
  const deleting = useSend(credential.deleteCredential)
  return (
    <Section title="Credentials" hint="What you have checked. Only admins of your organisation see it.">
      <Loaded of={found} what="the credentials" shape="table" count={2} headingLevel={3}>
        {({ credentials, today }) => (
          <Stack gap={4}>
            {credentials.length === 0 ? (
              <p>Nothing has been noted yet.</p>
            ) : (
              <DataTable
                caption={`Credentials of ${personName}`}
                columns={columnsOn(today)}
                rows={credentials}
                idOf={({ credentialId }) => credentialId}
                actions={(one) => (
                  <Button variant="quiet" size="small" icon={Trash2} onPress={() => setDeleted(one)}>
                    Delete <VisuallyHidden>{credentialLabels[one.kind]}</VisuallyHidden>
                  </Button>
                )}
              />
            )}
            <div>
              <Button icon={FilePlus} onPress={() => setIsAdding(true)}>
                Note a credential
              </Button>
            </div>
            {isAdding && (
              <Dialog isOpen onClose={() => setIsAdding(false)} title={`A credential of ${personName}`}>
                <CredentialForm userProfileId={userProfileId} today={today} onClose={() => setIsAdding(false)} />
              </Dialog>
            )}
          </Stack>
        )}
      </Loaded>
      {deleted && (
        <ConfirmDialog
          isOpen
          title={`Delete ${credentialLabels[deleted.kind]} of ${personName}?`}
          confirmLabel="Yes, delete it"
          cancelLabel="Keep it"
          onConfirm={async () => {
            await deleting.mutateAsync({ input: { credentialId: deleted.credentialId } })
            notify('success', `${credentialLabels[deleted.kind]} is deleted.`)
            setDeleted(null)
          }}
          onCancel={() => setDeleted(null)}
        >
          Nobody is sent to a visit that requires it until it is noted again. What they are booked for stays.
        </ConfirmDialog>
      )}
    </Section>
  )
}

const columnsOn = (today: string): TableColumn<Credential>[] => [
  { id: 'kind', header: 'Credential', isRowHeader: true, cell: ({ kind }) => credentialLabels[kind] },
  { id: 'number', header: 'Number', cell: ({ number }) => number ?? 'None noted' },
  { id: 'until', header: 'Holds', cell: ({ expiresOn }) => untilText(expiresOn, today) },
  {
    id: 'checked',
    header: 'Checked',
    cell: ({ checkedOn, checkedByName }) => `${formatDate(checkedOn)}, by ${checkedByName}`,
  },
]

function untilText(expiresOn: string | null, today: string): string {
  if (expiresOn === null) return 'Without an end'
  return holdsOn(expiresOn, today) ? `Until ${formatDate(expiresOn)}` : `Ended on ${formatDate(expiresOn)}`
}
