import { credential } from '@waymark/contracts/credential'
import type { OutputOf } from '@waymark/contracts/define-call'
import { credentialLabels, endsSoon, holdsOn } from '@waymark/domain/account/credentials'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { DataTable, type TableColumn } from '@waymark/ui/data-table'
import { Dialog } from '@waymark/ui/dialog'
import { Loaded } from '@waymark/ui/loaded'
import { Mark } from '@waymark/ui/mark'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatDate } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import FilePlus from 'lucide-react/icons/file-plus-2'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMemo, useState } from 'react'
import { CredentialForm } from './credential-form.tsx'
import styles from './credentials.module.css'

type Credential = OutputOf<typeof credential.getCredentials>['credentials'][number]

interface CredentialsPartProps {
  readonly userProfileId: number
  readonly personName: string
}

/** What the organisation has checked of somebody: kind, number, last day, by whom. For admins alone. */
export function CredentialsPart({ userProfileId, personName }: CredentialsPartProps) {
  const found = useCall(credential.getCredentials, { userProfileId })
  const [isAdding, setIsAdding] = useState(false)
  const [corrected, setCorrected] = useState<Credential | null>(null)
  const [deleted, setDeleted] = useState<Credential | null>(null)
  const deleting = useSend(credential.deleteCredential)
  return (
    <Section
      title="Credentials"
      hint="What you have checked. Only admins of your organisation see it. Managers of a location see what somebody lacks of what is required there."
    >
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
                  <Cluster gap={1}>
                    <Button variant="quiet" size="small" icon={Pencil} onPress={() => setCorrected(one)}>
                      Correct <VisuallyHidden>{credentialLabels[one.kind]}</VisuallyHidden>
                    </Button>
                    <Button variant="quiet" size="small" icon={Trash2} onPress={() => setDeleted(one)}>
                      Delete <VisuallyHidden>{credentialLabels[one.kind]}</VisuallyHidden>
                    </Button>
                  </Cluster>
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
            {corrected && (
              <Correction
                noted={corrected}
                userProfileId={userProfileId}
                personName={personName}
                today={today}
                onClose={() => setCorrected(null)}
              />
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

interface CorrectionProps extends CredentialsPartProps {
  readonly noted: Credential
  readonly today: string
  readonly onClose: () => void
}

function Correction({ noted, userProfileId, personName, today, onClose }: CorrectionProps) {
  const { kind, number, expiresOn, checkedOn } = noted
  const draft = useMemo(
    () => ({ kind, number: number ?? '', expiresOn, checkedOn }),
    [kind, number, expiresOn, checkedOn],
  )
  return (
    <Dialog isOpen onClose={onClose} title={`${credentialLabels[kind]} of ${personName}`}>
      <CredentialForm userProfileId={userProfileId} today={today} noted={draft} onClose={onClose} />
    </Dialog>
  )
}

const columnsOn = (today: string): TableColumn<Credential>[] => [
  { id: 'kind', header: 'Credential', isRowHeader: true, cell: ({ kind }) => credentialLabels[kind] },
  { id: 'number', header: 'Number', cell: ({ number }) => number ?? 'None noted' },
  { id: 'until', header: 'Holds', cell: ({ expiresOn }) => <Until expiresOn={expiresOn} today={today} /> },
  {
    id: 'checked',
    header: 'Checked',
    cell: ({ checkedOn, checkedByName }) => `${formatDate(checkedOn)}, by ${checkedByName}`,
  },
]

function Until({ expiresOn, today }: { readonly expiresOn: string | null; readonly today: string }) {
  if (expiresOn === null) return 'Without an end'
  if (!holdsOn(expiresOn, today)) return `Ended on ${formatDate(expiresOn)}`
  return (
    <>
      Until {formatDate(expiresOn)}
      {endsSoon(expiresOn, today) && (
        <b className={styles.soon}>
          <Mark shape="triangle" /> Ends soon
        </b>
      )}
    </>
  )
}
