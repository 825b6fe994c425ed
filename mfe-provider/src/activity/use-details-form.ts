import { activity } from '@waymark/contracts/activity'
import { ageRangeRefusal } from '@waymark/domain/account/age'
import { type FormHandle, useForm } from '@waymark/web-kit/use-form'
import { type Activity, type ActivityDetails, changedActivity } from './activity-draft.ts'

export type DetailsFormHandle = FormHandle<typeof activity.submitActivity, ActivityDetails>

interface DetailsFormOptions {
  readonly serviceAreaId: number
  /** Null for a new activity. */
  readonly saved: Activity | null
  /** The form's initial values. */
  readonly values: ActivityDetails
  readonly draft: string
  readonly onSaved: (saved: Activity, sent: { readonly reset: () => void }) => void | Promise<void>
}

/** The form of an activity's details, new or saved. A new one is free until its price is set. */
export function useDetailsForm(options: DetailsFormOptions): DetailsFormHandle {
  const { serviceAreaId, saved, values, draft, onSaved } = options
  return useForm(activity.submitActivity, {
    values,
    toInput: (typed) => (saved ? changedActivity(saved, typed) : { ...typed, serviceAreaId, priceCents: 0 }),
    check: (typed) => ({ maxAge: ageRangeRefusal(typed) ?? undefined }),
    draft,
    onSuccess: onSaved,
  })
}
