import { activity } from '@waymark/contracts/activity'
import { ageRangeRefusal } from '@waymark/domain/account/age'
import { activityKinds } from '@waymark/domain/catalogue/activity-kinds'
import { Columns } from '@waymark/ui/columns'
import { Form } from '@waymark/ui/form'
import { HelpOn } from '@waymark/ui/help-on'
import { NumberField } from '@waymark/ui/number-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'

interface ActivityDraft {
  readonly title: string
  readonly description: string
  readonly activityKindIds: readonly number[]
  readonly minAge: number | null
  readonly maxAge: number | null
  readonly priceDollars: number | null
  readonly maxSpacesPerSession: number | null
  readonly maxSpacesPerClient: number | null
}

const empty: ActivityDraft = {
  title: '',
  description: '',
  activityKindIds: [],
  minAge: null,
  maxAge: null,
  priceDollars: null,
  maxSpacesPerSession: 10,
  maxSpacesPerClient: 2,
}

interface ActivityDraftFormProps {
  readonly serviceAreaId: number
  readonly onSaved: () => void
}

export const firstActivityDraft = (serviceAreaId: number) => `first-activity:${serviceAreaId}`

/** What a new activity is, for whom, and what it costs. */
export function ActivityDraftForm({ serviceAreaId, onSaved }: ActivityDraftFormProps) {
  const form = useForm(activity.submitActivity, {
    values: empty,
    toInput: ({ priceDollars, ...values }) => ({
      ...values,
      serviceAreaId,
      priceCents: Math.round((priceDollars ?? 0) * 100),
    }),
    fieldOf: { priceCents: 'priceDollars' },
    check: (typed) => ({ maxAge: ageRangeRefusal(typed) ?? undefined }),
    draft: firstActivityDraft(serviceAreaId),
    onSuccess: ({ title }, { reset }) => {
      reset()
      notify('success', `${title} is saved as a draft.`)
      onSaved()
    },
  })

  return (
    <Form {...form.props} label="New activity" purpose="save the draft">
      <TextField {...form.field('title')} label="Title" />
      <TextArea
        {...form.field('description')}
        label="Description"
        hint="What happens, and what helps people decide whether it is for them."
      />
      <ToggleBadges {...form.field('activityKindIds')} label="Kinds of activity" isOptional options={activityKinds} />
      <Columns>
        <NumberField {...form.field('minAge')} label="Lowest age" hint="Empty means no limit" />
        <NumberField {...form.field('maxAge')} label="Highest age" hint="Empty means no limit" />
      </Columns>
      <NumberField
        {...form.field('priceDollars')}
        label="Price of a space"
        isOptional
        hint="Empty or 0 is free. Cards take at least 0.50."
        unit="dollars"
        formatOptions={{ maximumFractionDigits: 2 }}
      />
      <Columns>
        <NumberField
          {...form.field('maxSpacesPerSession')}
          label="Spaces in a session"
          help={<HelpOn helpKey="maxSpaces" />}
        />
        <NumberField {...form.field('maxSpacesPerClient')} label="Spaces for one client" />
      </Columns>
      <SubmitButton>Save the draft</SubmitButton>
    </Form>
  )
}
