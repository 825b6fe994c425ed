import { maxSaved } from '@waymark/contracts/address-book'
import { Checkbox } from '@waymark/ui/checkbox'
import { RadioCards } from '@waymark/ui/radio-cards'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import { TextLink } from '@waymark/ui/text-link'
import { recipientName, type SavedRecipient } from '../address-book/saved.ts'
import type { AnswersDraft } from './booking-draft.ts'
import { answersOfRecipient } from './known-answers.ts'
import { readerText } from './side-words.ts'
import type { AnswerProps } from './stop-props.ts'

interface WhoStopProps extends AnswerProps {
  /** The person, or the location that a business books for. */
  readonly ownName: string
  readonly isForArea: boolean
  /** Whom the person keeps. */
  readonly recipients: readonly SavedRecipient[]
}

/** Who the visit is for. */
export function WhoStop({ offer, form, ownName, isForArea, recipients }: WhoStopProps) {
  const { draft, change } = form
  return (
    <>
      <RadioCards
        label="Who is it for?"
        isLabelHidden
        options={[
          { id: 'myself', label: ownLabel(form, isForArea), detail: ownName },
          ...recipients.map((one) => ({
            id: String(one.savedRecipientId),
            label: recipientName(one),
            detail: one.phone,
          })),
          {
            id: 'other',
            label: recipients.length === 0 ? 'Someone else' : 'Another person',
            detail: form.isForClient ? 'The client books for them' : 'You are booking for them',
          },
        ]}
        value={chosenId(draft)}
        onChange={(id) => {
          const saved = recipients.find(({ savedRecipientId }) => String(savedRecipientId) === id)
          if (saved) change(answersOfRecipient(saved))
          else change(id === 'myself' ? { isMyself: true, sharedOptionIds: [] } : answersOfNobody(draft))
        }}
      />
      {!draft.isMyself && (
        <>
          <TextField {...form.written('recipientName')} label="Their name" autoComplete="off" />
          <TextField
            {...form.written('recipientPhone')}
            label="Their phone"
            hint="The staff member calls this number if they are late."
            type="tel"
            autoComplete="off"
          />
          <TextArea
            {...form.written('recipientNotes')}
            label="What should they know?"
            hint={readerText(offer, form)}
            isOptional
            maxCharacters={1000}
          />
          {draft.savedRecipientId === null && recipients.length < maxSaved && !form.isForClient && (
            <Checkbox
              isSelected={draft.keepsRecipient}
              onChange={(keepsRecipient) => change({ keepsRecipient })}
              hint="Then they are one press away when you book again."
            >
              Keep them for next time
            </Checkbox>
          )}
        </>
      )}
      {recipients.length > 0 && (
        <p>
          <TextLink href="/booking/people">People and addresses you book for</TextLink>
        </p>
      )}
    </>
  )
}

function ownLabel({ isForClient }: AnswerProps['form'], isForArea: boolean): string {
  if (isForClient) return 'The client'
  return isForArea ? 'Us' : 'Myself'
}

function chosenId({ isMyself, savedRecipientId }: AnswersDraft): string {
  if (isMyself) return 'myself'
  return savedRecipientId === null ? 'other' : String(savedRecipientId)
}

/** Somebody typed here. The words of somebody who is kept are not theirs. */
function answersOfNobody({ savedRecipientId }: AnswersDraft): Partial<AnswersDraft> {
  const words = savedRecipientId === null ? {} : { recipientName: '', recipientPhone: '', recipientNotes: '' }
  return { isMyself: false, savedRecipientId: null, sharedOptionIds: [], ...words }
}
