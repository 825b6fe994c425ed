import { activity } from '@waymark/contracts/activity'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useNavigate } from '@waymark/web-kit/router'
import { useForm } from '@waymark/web-kit/use-form'
import { useMemo } from 'react'
import { activityHref } from '../activities/activity-paths.ts'
import { type Activity, changedActivity } from './activity-draft.ts'

interface CopyActivityProps {
  readonly saved: Activity
  readonly onClose: () => void
}

/** Copies an activity with its pictures, access facts and staff, as a draft without sessions. */
export function CopyActivityDialog(props: CopyActivityProps) {
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={`Copy ${props.saved.title}`}
      subtitle="The copy is a draft with the same texts, pictures, access facts, price and staff. It has no sessions yet."
      hasCloseButton={false}
    >
      <CopyActivityForm {...props} />
    </Dialog>
  )
}

export function CopyActivityForm({ saved, onClose }: CopyActivityProps) {
  const navigate = useNavigate()
  const values = useMemo(() => ({ title: `${saved.title} (copy)` }), [saved.title])
  const form = useForm(activity.submitActivity, {
    values,
    toInput: ({ title }) =>
      changedActivity(saved, { title, activityId: null, version: null, copiedFromActivityId: saved.activityId }),
    draft: `copy-activity:${saved.activityId}`,
    onSuccess: async ({ activityId, title }, { reset }) => {
      reset()
      onClose()
      notify('success', `${title} is saved as a draft.`)
      await navigate(activityHref(activityId))
    },
  })
  return (
    <Form {...form.props} label={`Copy ${saved.title}`} purpose="copy it">
      <TextField {...form.field('title')} label="Title of the copy" />
      <Cluster>
        <SubmitButton>Make the copy</SubmitButton>
        <Button onPress={onClose}>Cancel</Button>
      </Cluster>
    </Form>
  )
}
