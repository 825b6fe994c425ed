import { credential } from '@waymark/contracts/credential'
import { type CredentialKind, credentialKinds, credentialLabels } from '@waymark/domain/account/credentials'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { DateField } from '@waymark/ui/date-field'
import { Form } from '@waymark/ui/form'
import { SelectField } from '@waymark/ui/select-field'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { useMemo } from 'react'

interface CredentialFormProps {
  readonly userProfileId: number
  readonly today: string
  /** What was noted, to be corrected; its kind stays. */
  readonly noted?: CredentialDraft
  readonly onClose: () => void
}

export interface CredentialDraft {
  readonly kind: CredentialKind | null
  readonly number: string
  readonly expiresOn: string | null
  readonly checkedOn: string | null
}

const kinds = credentialKinds.map((id) => ({ id, label: credentialLabels[id] }))

/** Notes what somebody has shown; the one of its kind is replaced. */
export function CredentialForm({ userProfileId, today, noted, onClose }: CredentialFormProps) {
  const values = useMemo(
    (): CredentialDraft => noted ?? { kind: null, number: '', expiresOn: null, checkedOn: today },
    [today, noted],
  )
  const form = useForm(credential.saveCredential, {
    values,
    toInput: ({ kind, checkedOn, ...typed }) => ({
      ...typed,
      userProfileId,
      kind: kind ?? 'policeVetting',
      checkedOn: checkedOn ?? '',
    }),
    fieldOf: { CheckedLater: 'checkedOn', EndsBeforeCheck: 'expiresOn' },
    check: ({ kind, checkedOn }) => ({
      kind: kind === null ? 'Choose a kind.' : undefined,
      checkedOn: checkedOn === null ? 'Choose a day.' : undefined,
    }),
    onSuccess: (_saved, { values: { kind } }) => {
      notify('success', `${kind === null ? 'It' : credentialLabels[kind]} is ${noted ? 'corrected' : 'noted'}.`)
      onClose()
    },
  })
  return (
    <Form {...form.props} label="Credential" purpose="note it">
      <Stack gap={5}>
        {!noted && <SelectField {...form.field('kind')} label="Kind" options={kinds} />}
        <TextField {...form.field('number')} label="Number" />
        <DateField {...form.field('checkedOn')} label="When did you check it?" maxDate={today} />
        <DateField
          {...form.field('expiresOn')}
          label="Last day it is valid"
          hint="Leave it empty if it does not expire. We remind you and them 30 days before."
        />
        <Cluster>
          <SubmitButton>{noted ? 'Save' : 'Note it'}</SubmitButton>
          <Button onPress={onClose}>Close without saving</Button>
        </Cluster>
      </Stack>
    </Form>
  )
}
