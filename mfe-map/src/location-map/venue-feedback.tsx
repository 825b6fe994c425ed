import { serviceArea } from '@waymark/contracts/service-area'
import { accessOptions } from '@waymark/domain/access-fit/options'
import { Button } from '@waymark/ui/button'
import { Disclosure } from '@waymark/ui/disclosure'
import { Form } from '@waymark/ui/form'
import { SelectField } from '@waymark/ui/select-field'
import { SwitchSegment } from '@waymark/ui/switch-segment'
import { TextArea } from '@waymark/ui/text-area'
import { TextLink } from '@waymark/ui/text-link'
import { useDraft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import { useAppStore } from '@waymark/web-kit/store'
import { useSend } from '@waymark/web-kit/use-send'
import type { Venue } from './venue-data.ts'
import styles from './venue-panel.module.css'

const wholePlace = 0
const verdicts = [
  { id: 'right', label: 'Right' },
  { id: 'wrong', label: 'Wrong' },
  { id: 'missing', label: 'Missing' },
] as const
type Verdict = (typeof verdicts)[number]['id']

interface Word {
  readonly optionId: number
  readonly says: Verdict
  readonly comment: string
}

const nothingYet: Word = { optionId: wholePlace, says: 'right', comment: '' }

/** Lets a visitor say whether the facts are right; the provider sees it without the name. */
export function VenueFeedback({ venue }: { readonly venue: Venue }) {
  const isSignedIn = useAppStore(({ user }) => user !== null)
  return (
    <Disclosure title="Have you been here? Tell us what you found">
      {isSignedIn ? (
        <WordForm key={venue.serviceAreaId} venue={venue} />
      ) : (
        <p>
          <TextLink href="/login">Log in</TextLink> to tell {venue.accountName} whether these facts are right.
        </p>
      )}
    </Disclosure>
  )
}

function WordForm({ venue }: { readonly venue: Venue }) {
  const { serviceAreaId, accountName } = venue
  const draft = useDraft<Word>(`venue-word:${serviceAreaId}`, nothingYet)
  const { optionId, says, comment } = draft.value
  const change = (changes: Partial<Word>) => draft.change((before) => ({ ...before, ...changes }))
  const submit = useSend(serviceArea.submitFeedback, {
    quiet: true,
    onSuccess: () => {
      draft.discard()
      notify('success', `Thank you. ${accountName} can see what you said, without your name.`)
    },
  })
  const errors = submit.error?.fields ?? {}
  const hasFieldErrors = Object.keys(errors).length > 0
  return (
    <Form
      label={`What you found at ${venue.name}`}
      errors={errors}
      message={submit.error && !hasFieldErrors ? submit.error.message : undefined}
      onSubmit={() =>
        submit.mutate({
          input: { serviceAreaId, accessibilityOptionId: optionId === wholePlace ? null : optionId, says, comment },
        })
      }
    >
      <SelectField
        label="About"
        options={[
          { id: wholePlace, label: 'The whole place' },
          ...accessOptions.map(({ id, label }) => ({ id, label })),
        ]}
        value={optionId}
        onChange={(chosen) => change({ optionId: chosen })}
      />
      <SwitchSegment
        label="This information is"
        options={verdicts}
        value={says}
        onChange={(chosen) => change({ says: chosen })}
      />
      <TextArea
        name="comment"
        label="In your words"
        isOptional={optionId !== wholePlace}
        maxCharacters={1000}
        value={comment}
        onChange={(words) => change({ comment: words })}
      />
      <div className={styles.actions}>
        <Button type="submit" isPending={submit.isPending} pendingLabel="Sending">
          Tell {accountName}
        </Button>
      </div>
    </Form>
  )
}
