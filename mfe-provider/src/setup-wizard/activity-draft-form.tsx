import { activity } from '@waymark/contracts/activity'
import { activityKinds } from '@waymark/domain/catalogue/activity-kinds'
import { limits } from '@waymark/domain/limits'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { NumberField } from '@waymark/ui/number-field'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { useDraft } from '@waymark/web-kit/drafts'
import { newIdempotencyKey } from '@waymark/web-kit/new-idempotency-key'
import { notify } from '@waymark/web-kit/notices'
import { useFormErrors } from '@waymark/web-kit/use-form-errors'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import { HelpOn } from '../help-on/help-on.tsx'
import styles from './setup-wizard.module.css'

interface ActivityDraft {
  readonly title: string
  readonly description: string
  readonly kindIds: string[]
  readonly minAge: number | null
  readonly maxAge: number | null
  readonly priceDollars: number | null
  readonly spacesPerSession: number | null
  readonly spacesPerClient: number | null
}

const empty: ActivityDraft = {
  title: '',
  description: '',
  kindIds: [],
  minAge: null,
  maxAge: null,
  priceDollars: null,
  spacesPerSession: 10,
  spacesPerClient: 2,
}

const labels = {
  title: 'Title',
  description: 'Description',
  activityKindIds: 'Kinds of activity',
  minAge: 'Lowest age',
  maxAge: 'Highest age',
  priceCents: 'Price of a space',
  maxSpacesPerSession: 'Spaces in a session',
  maxSpacesPerClient: 'Spaces one client can book',
}

const kindOptions = activityKinds.map(({ id, label }) => ({ id: String(id), label }))

interface ActivityDraftFormProps {
  readonly serviceAreaId: number
  readonly onSaved: () => void
}

/** What a new activity is, for whom, and what it costs. */
export function ActivityDraftForm({ serviceAreaId, onSaved }: ActivityDraftFormProps) {
  const draft = useDraft<ActivityDraft>(`first-activity:${serviceAreaId}`, empty)
  const { value } = draft
  // The same key for every try of one draft: a lost answer must not make two of it.
  const [key, setKey] = useState(newIdempotencyKey)
  const save = useSend(activity.submitActivity, {
    quiet: true,
    onSuccess: ({ title }) => {
      draft.discard()
      setKey(newIdempotencyKey())
      notify('success', `${title} is saved as a draft.`)
      onSaved()
    },
  })
  const faults = useFormErrors(save.error)
  const change = (changes: Partial<ActivityDraft>) => draft.change((before) => ({ ...before, ...changes }))

  return (
    <Form
      label="New activity"
      labels={labels}
      {...faults}
      purpose="save the draft"
      onSubmit={() =>
        save.mutate({
          input: {
            serviceAreaId,
            title: value.title,
            description: value.description,
            activityKindIds: value.kindIds.map(Number),
            minAge: value.minAge,
            maxAge: value.maxAge,
            priceCents: Math.round((value.priceDollars ?? 0) * 100),
            maxSpacesPerSession: value.spacesPerSession ?? 0,
            maxSpacesPerClient: value.spacesPerClient ?? 0,
          },
          idempotencyKey: key,
        })
      }
    >
      <TextField name="title" label={labels.title} value={value.title} onChange={(title) => change({ title })} />
      <TextArea
        name="description"
        label={labels.description}
        isOptional
        hint="What happens, and what helps people decide whether it is for them."
        maxCharacters={4000}
        value={value.description}
        onChange={(description) => change({ description })}
      />
      <ToggleBadges
        name="activityKindIds"
        label={labels.activityKindIds}
        isOptional
        options={kindOptions}
        value={value.kindIds}
        onChange={(kindIds) => change({ kindIds })}
      />
      <div className={styles.pair}>
        <NumberField
          name="minAge"
          label={labels.minAge}
          isOptional
          hint="Empty means no limit"
          minValue={limits.ageMin}
          maxValue={limits.ageMax}
          value={value.minAge}
          onChange={(minAge) => change({ minAge })}
        />
        <NumberField
          name="maxAge"
          label={labels.maxAge}
          isOptional
          hint="Empty means no limit"
          minValue={limits.ageMin}
          maxValue={limits.ageMax}
          value={value.maxAge}
          onChange={(maxAge) => change({ maxAge })}
        />
      </div>
      <NumberField
        name="priceCents"
        label={labels.priceCents}
        isOptional
        hint="Empty or 0 is free"
        unit="dollars"
        formatOptions={{ maximumFractionDigits: 2 }}
        value={value.priceDollars}
        onChange={(priceDollars) => change({ priceDollars })}
      />
      <div className={styles.pair}>
        <NumberField
          name="maxSpacesPerSession"
          label={labels.maxSpacesPerSession}
          help={<HelpOn helpKey="maxSpaces" />}
          minValue={1}
          value={value.spacesPerSession}
          onChange={(spacesPerSession) => change({ spacesPerSession })}
        />
        <NumberField
          name="maxSpacesPerClient"
          label={labels.maxSpacesPerClient}
          minValue={1}
          value={value.spacesPerClient}
          onChange={(spacesPerClient) => change({ spacesPerClient })}
        />
      </div>
      <div>
        <Button type="submit" variant="primary" isPending={save.isPending}>
          Save the draft
        </Button>
      </div>
    </Form>
  )
}
