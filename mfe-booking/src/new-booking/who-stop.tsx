import { RadioCards } from '@waymark/ui/radio-cards'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import type { StopProps } from './stop-props.ts'

interface WhoStopProps extends StopProps {
  /** The person, or the location that a business books for. */
  readonly ownName: string
  readonly isForArea: boolean
}

/** Who the visit is for. */
export function WhoStop({ offer, draft, change, errorOf, leave, ownName, isForArea }: WhoStopProps) {
  return (
    <>
      <RadioCards
        label="Who is it for?"
        isLabelHidden
        options={[
          { id: 'myself', label: isForArea ? 'Us' : 'Myself', detail: ownName },
          { id: 'other', label: 'Someone else', detail: 'You are booking for them' },
        ]}
        value={draft.isMyself ? 'myself' : 'other'}
        onChange={(id) => change({ isMyself: id === 'myself' })}
      />
      {!draft.isMyself && (
        <>
          <TextField
            name="recipientName"
            label="Their name"
            autoComplete="off"
            value={draft.recipientName}
            onChange={(recipientName) => change({ recipientName })}
            onBlur={() => leave('recipientName')}
            errorMessage={errorOf('recipientName')}
          />
          <TextField
            name="recipientPhone"
            label="Their phone"
            hint="The staff member calls this number if they are late."
            type="tel"
            autoComplete="off"
            value={draft.recipientPhone}
            onChange={(recipientPhone) => change({ recipientPhone })}
            onBlur={() => leave('recipientPhone')}
            errorMessage={errorOf('recipientPhone')}
          />
          <TextArea
            name="recipientNotes"
            label="What should they know?"
            hint={`Only ${offer.accountName} sees this.`}
            isOptional
            maxCharacters={1000}
            value={draft.recipientNotes}
            onChange={(recipientNotes) => change({ recipientNotes })}
            onBlur={() => leave('recipientNotes')}
            errorMessage={errorOf('recipientNotes')}
          />
        </>
      )}
    </>
  )
}
