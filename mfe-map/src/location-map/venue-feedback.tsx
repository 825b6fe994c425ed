import { serviceArea } from '@waymark/contracts/service-area'
import { accessOptions } from '@waymark/domain/access-fit/options'
import { Disclosure } from '@waymark/ui/disclosure'
import { Form } from '@waymark/ui/form'
import { SelectField } from '@waymark/ui/select-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { SwitchSegment } from '@waymark/ui/switch-segment'
import { TextArea } from '@waymark/ui/text-area'
import { TextLink } from '@waymark/ui/text-link'
import { notify } from '@waymark/web-kit/notices'
import { useAppStore } from '@waymark/web-kit/store'
import { useForm } from '@waymark/web-kit/use-form'
import type { Venue } from './venue-data.ts'
import { useVenuePartLevel } from './venue-heading.tsx'
import { venuePath } from './venue-path.ts'

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

/** Lets a visitor say whether the facts are right; the provider sees it without the name. */
export function VenueFeedback({ venue }: { readonly venue: Venue }) {
  const isSignedIn = useAppStore(({ user }) => user !== null)
  const level = useVenuePartLevel()
  return (
    <Disclosure headingLevel={level} title="Is this right? Tell us what you found">
      {isSignedIn ? (
        <WordForm key={venue.serviceAreaId} venue={venue} />
      ) : (
        <p>
          <TextLink href={`/login?url=${encodeURIComponent(venuePath(venue.serviceAreaId))}`}>Log in</TextLink> to tell{' '}
          {venue.accountName} whether these facts are right.
        </p>
      )}
    </Disclosure>
  )
}

interface WordFormProps {
  readonly venue: Pick<Venue, 'serviceAreaId' | 'name' | 'accountName'>
}

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
