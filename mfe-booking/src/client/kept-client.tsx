import { userManagement } from '@waymark/contracts/user-management'
import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { Notice } from '@waymark/ui/notice'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { failedTitle } from '@waymark/web-kit/call-error'
import { notify } from '@waymark/web-kit/notices'
import { useNavigate } from '@waymark/web-kit/router'
import { useSend } from '@waymark/web-kit/use-send'
import UserMinus from 'lucide-react/icons/user-minus'
import { useState } from 'react'
import css from './client.module.css'
import { ClientDetailsForm } from './client-details-form.tsx'
import type { ClientRecord } from './client-record.ts'

interface KeptClientProps {
  readonly client: ClientRecord
  readonly serviceAreaId: number
}

/** A client without an account: the organisation changes what it keeps of them, and removes them. */
export function KeptClient({ client, serviceAreaId }: KeptClientProps) {
  const { userProfileId, firstName, lastName } = client
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const name = `${firstName} ${lastName}`
  const remove = useSend(userManagement.deleteClient, {
    quiet: true,
    onSuccess: () => {
      notify('success', `${name} is removed.`)
      void navigate('/booking/clients')
    },
  })
  return (
    <Section title="Their details" hint="They have no account yet, so your organisation keeps these.">
      <Stack gap={5}>
        <div className={css.form}>
          <ClientDetailsForm client={client} serviceAreaId={serviceAreaId} />
        </div>
        {remove.error && (
          <Notice tone="danger" title={failedTitle(remove.error, `${name} is not removed.`)} isLive>
            {remove.error.message}
          </Notice>
        )}
        <div>
          <Button variant="danger" icon={UserMinus} hasName onPress={() => setIsAsking(true)}>
            Remove {name}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Remove ${name}?`}
        confirmLabel="Yes, remove them"
        cancelLabel="Keep them"
        onConfirm={() => {
          setIsAsking(false)
          remove.mutate({ input: { serviceAreaId, userProfileId } })
        }}
        onCancel={() => setIsAsking(false)}
      >
        Their name, phone, email address, what they agreed to and your notes are deleted for good. Past visits stay,
        without their name.
      </ConfirmDialog>
    </Section>
  )
}
