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
export function WhoStop({ offer, form, ownName, isForArea }: WhoStopProps) {
  return (
    <>
      <RadioCards
        label="Who is it for?"
        isLabelHidden
        options={[
          { id: 'myself', label: isForArea ? 'Us' : 'Myself', detail: ownName },
          { id: 'other', label: 'Someone else', detail: 'You are booking for them' },
        ]}
        value={form.draft.isMyself ? 'myself' : 'other'}
        onChange={(id) => form.change({ isMyself: id === 'myself' })}
      />
      {!form.draft.isMyself && (
        <>
          <TextField {...form.field('recipientName')} label="Their name" autoComplete="off" />
          <TextField
            {...form.field('recipientPhone')}
            label="Their phone"
            hint="The staff member calls this number if they are late."
            type="tel"
            autoComplete="off"
          />
          <TextArea
            {...form.field('recipientNotes')}
            label="What should they know?"
            hint={`Only ${offer.accountName} sees this.`}
            isOptional
            maxCharacters={1000}
          />
        </>
      )}
    </>
  )
}
