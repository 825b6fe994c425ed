import { clientRecord } from '@waymark/contracts/client-record'
import { type NotePurpose, noteMonths, notePurposeIds, notePurposes } from '@waymark/domain/account/client-note'
import { Columns } from '@waymark/ui/columns'
import { Form } from '@waymark/ui/form'
import { SelectField } from '@waymark/ui/select-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'

interface ClientNoteFormProps {
  readonly serviceAreaId: number
  readonly userProfileId: number
}

interface Values {
  readonly text: string
  readonly purpose: NotePurpose
  readonly keepMonths: (typeof noteMonths)[number]
}

const empty: Values = { text: '', purpose: 'work', keepMonths: 12 }

/** A note of a client: what, what for, and for how long. */
export function ClientNoteForm({ serviceAreaId, userProfileId }: ClientNoteFormProps) {
  const form = useForm(clientRecord.addClientNote, {
    values: empty,
    toInput: (typed) => ({ ...typed, serviceAreaId, userProfileId }),
    draft: `client-note:${userProfileId}`,
    onSuccess: (_answer, { reset }) => {
      reset()
      notify('success', 'The note is saved.')
    },
  })
  return (
    <Form {...form.props} label="Add a note" purpose="save the note">
      <TextArea
        {...form.field('text')}
        label="Note"
        hint="For example: likes to be called Nan; the dog is friendly. Leave out anything about their health that the work does not need."
        maxCharacters={1000}
      />
      <Columns gap={5}>
        <SelectField
          {...form.field('purpose')}
          label="What it is for"
          options={notePurposeIds.map((id) => ({ id, label: notePurposes[id] }))}
        />
        <SelectField
          {...form.field('keepMonths')}
          label="Keep it for"
          options={noteMonths.map((id) => ({ id, label: `${id} months` }))}
        />
      </Columns>
      <div>
        <SubmitButton>Save note</SubmitButton>
      </div>
    </Form>
  )
}
