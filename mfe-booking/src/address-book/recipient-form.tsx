import { addressBook } from '@waymark/contracts/address-book'
import { accessOptions, optionGroupLabels, optionGroups } from '@waymark/domain/access-fit/options'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { Cluster } from '@waymark/ui/cluster'
import { Columns } from '@waymark/ui/columns'
import { Disclosure } from '@waymark/ui/disclosure'
import { FieldGroup } from '@waymark/ui/field-group'
import { Form } from '@waymark/ui/form'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { useMemo } from 'react'
import type { SavedRecipient } from './saved.ts'
import { TakenOutNotice, takenOutMessage } from './taken-out.tsx'

interface RecipientFormProps {
  /** Null adds somebody. */
  readonly recipient: SavedRecipient | null
  /** It was taken out elsewhere while its form is open. */
  readonly isGone?: boolean
  readonly onClose: () => void
}

export const recipientDraft = (savedRecipientId: number | null) => `saved-recipient:${savedRecipientId ?? 'new'}`

/** Somebody whom the person books for: who they are, how they are reached, what they need. */
export function RecipientForm({ recipient, isGone = false, onClose }: RecipientFormProps) {
  const savedRecipientId = recipient?.savedRecipientId ?? null
  const form = useForm(addressBook.saveRecipient, {
    values: useMemo(() => valuesOf(recipient), [recipient]),
    toInput: (values) => ({ ...values, savedRecipientId: isGone ? null : savedRecipientId }),
    draft: recipientDraft(savedRecipientId),
    onSuccess: (_answer, { values, reset }) => {
      notify('success', `${values.name.trim()} is saved.`)
      reset()
      onClose()
    },
  })
  const takenOut = recipient && isGone ? takenOutMessage(recipient.name, form.error) : {}
  const cancel = () => {
    form.reset()
    onClose()
  }
  return (
    <Form
      {...form.props}
      {...takenOut}
      label={recipient ? `Change ${recipient.name}` : 'Add a person'}
      purpose="save them"
    >
      {recipient && isGone && <TakenOutNotice name={recipient.name} error={form.error} />}
      <Columns gap={5}>
        <TextField {...form.field('name')} label="Their name" autoComplete="off" autoFocus={!form.isRestored} />
        <TextField {...form.field('relation')} label="Who they are to you" hint="Mum, neighbour, client." />
      </Columns>
      <TextField
        {...form.field('phone')}
        label="Their phone"
        hint="The staff member calls this number if they are late."
        type="tel"
        autoComplete="off"
      />
      <TextArea
        {...form.field('notes')}
        label="What should people who come know?"
        hint="It goes with each booking for them, and you can change it there."
        maxCharacters={1000}
      />
      <NeedsOf
        ids={form.values.accessibilityOptionIds}
        onChange={(accessibilityOptionIds) => form.change({ accessibilityOptionIds })}
      />
      <Checkbox {...form.tick('isDefault')}>Choose them first when I book</Checkbox>
      <Cluster gap={3}>
        <SubmitButton pendingLabel="Saving">
          {isGone ? 'Add again' : recipient ? 'Save changes' : 'Save this person'}
        </SubmitButton>
        <Button onPress={cancel}>Cancel</Button>
      </Cluster>
    </Form>
  )
}

interface NeedsOfProps {
  readonly ids: readonly number[]
  readonly onChange: (ids: number[]) => void
}

/** What they need, by group. Each booking asks which of it is shared. */
function NeedsOf({ ids, onChange }: NeedsOfProps) {
  return (
    <FieldGroup
      name="accessibilityOptionIds"
      label="What they need"
      hint="Nothing of it is shared until you tick it in a booking."
    >
      <Stack gap={2}>
        {optionGroups.map((group) => {
          const options = accessOptions.filter((option) => option.group === group)
          const chosen = options.filter(({ id }) => ids.includes(id))
          return (
            <Disclosure
              key={group}
              title={
                chosen.length === 0
                  ? optionGroupLabels[group]
                  : `${optionGroupLabels[group]}: ${chosen.length} of ${options.length}`
              }
            >
              <ToggleBadges
                label={optionGroupLabels[group]}
                isLabelHidden
                options={options.map(({ id, label }) => ({ id: String(id), label }))}
                value={ids.map(String)}
                onChange={(values) => {
                  const others = ids.filter((id) => !options.some((option) => option.id === id))
                  const here = values.map(Number).filter((id) => options.some((option) => option.id === id))
                  onChange([...others, ...here])
                }}
              />
            </Disclosure>
          )
        })}
      </Stack>
    </FieldGroup>
  )
}

function valuesOf(recipient: SavedRecipient | null) {
  return {
    name: recipient?.name ?? '',
    relation: recipient?.relation ?? '',
    phone: recipient?.phone ?? '',
    notes: recipient?.notes ?? '',
    accessibilityOptionIds: recipient ? [...recipient.accessibilityOptionIds] : [],
    isDefault: recipient?.isDefault ?? false,
  }
}
