import { serviceArea } from '@waymark/contracts/service-area'
import { accessOptions } from '@waymark/domain/access-fit/options'
import { Form } from '@waymark/ui/form'
import { SelectField } from '@waymark/ui/select-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { SwitchSegment } from '@waymark/ui/switch-segment'
import { TextArea } from '@waymark/ui/text-area'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import type { Venue } from './venue-data.ts'

const wholePlace = 0
const verdicts = [
  { id: 'right', label: 'Right' },
  { id: 'wrong', label: 'Wrong' },
  { id: 'missing', label: 'Missing' },
] as const
type Verdict = (typeof verdicts)[number]['id']

const subjects = [
  { id: wholePlace, label: 'The whole place' },
  ...accessOptions.map(({ id, label }) => ({ id, label })),
]

interface Word {
  readonly optionId: number
  readonly says: Verdict
  readonly comment: string
}

const nothingYet: Word = { optionId: wholePlace, says: 'right', comment: '' }

interface WordFormProps {
  readonly venue: Pick<Venue, 'serviceAreaId' | 'name' | 'accountName'>
}

/** What a visitor found at a place, for its provider. */
export function WordForm({ venue }: WordFormProps) {
  const { serviceAreaId, accountName } = venue
  const form = useForm(serviceArea.submitFeedback, {
    values: nothingYet,
    toInput: ({ optionId, ...said }) => ({
      ...said,
      serviceAreaId,
      accessibilityOptionId: optionId === wholePlace ? null : optionId,
    }),
    fieldOf: { accessibilityOptionId: 'optionId' },
    draft: `venue-word:${serviceAreaId}`,
    onSuccess: (_, { reset }) => {
      reset()
      notify('success', `Thank you. ${accountName} can see what you said, without your name.`)
    },
  })
  return (
    <Form {...form.props} label={`What you found at ${venue.name}`} purpose="send this">
      <SelectField {...form.field('optionId')} label="About" options={subjects} />
      <SwitchSegment {...form.field('says')} label="This information is" options={verdicts} />
      <TextArea {...form.field('comment')} label="In your words" isOptional={form.values.optionId !== wholePlace} />
      <SubmitButton variant="secondary" pendingLabel="Sending">
        Tell {accountName}
      </SubmitButton>
    </Form>
  )
}
