import { service } from '@waymark/contracts/service'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { NumberField } from '@waymark/ui/number-field'
import { SelectField } from '@waymark/ui/select-field'
import { TextArea } from '@waymark/ui/text-area'
import { CallError } from '@waymark/web-kit/call-error'
import { useDraft } from '@waymark/web-kit/drafts'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useFormErrors } from '@waymark/web-kit/use-form-errors'
import { useSend } from '@waymark/web-kit/use-send'
import { LeftBehindDialog } from '../../left-behind/left-behind-dialog.tsx'
import { StaffPicker } from '../../staff-picker/staff-picker.tsx'
import { bufferOptions } from '../buffer-options.ts'
import type { ServiceRow } from '../service-rows.ts'
import settingsStyles from '../service-settings.module.css'
import { asItIs, detailsToSend, emptyDetails, type ManyDetails } from './many-details.ts'

const offerOptions = [
  { id: asItIs, label: 'Leave as it is' },
  { id: 'offer', label: 'Offer them' },
  { id: 'keep', label: 'Keep them for later' },
] as const
const preparationOptions = [
  { id: asItIs, label: 'Leave as it is' },
  { id: 'write', label: 'Write the same for all' },
  { id: 'empty', label: 'Take it out' },
] as const
const nobody: readonly { userProfileId: number; firstName: string; lastName: string }[] = []

interface ManyPartProps {
  readonly serviceAreaId: number
  readonly rows: readonly ServiceRow[]
}

/** Offered or not, how far ahead, buffer, preparation and staff of several services; what is left as it is stays. */
export function ManyDetailsForm({ serviceAreaId, rows }: ManyPartProps) {
  const draft = useDraft<ManyDetails>(`services-many-details:${serviceAreaId}`, emptyDetails)
  const { value } = draft
  const change = (changes: Partial<ManyDetails>) => draft.change((before) => ({ ...before, ...changes }))
  const ids = rows.map(({ serviceAreaServiceId }) => serviceAreaServiceId)
  const assigned = useCall(
    service.getAssignedStaffsOnMultipleServices,
    { serviceAreaId, serviceAreaServiceIds: ids },
    { enabled: ids.length > 0, keepPrevious: true },
  )
  const save = useSend(service.updateMultipleServicesBasicInfo, {
    quiet: true,
    onSuccess: (saved) => {
      notify('success', `${formatCount(saved.length, 'service')} changed.`)
      draft.discard()
    },
  })
  const { error } = save
  const isQuestion = error?.name === 'HasBookings' || error?.name === 'HasFutureJobs'
  const faults = useFormErrors(isQuestion ? null : error)
  const wish = detailsToSend(value)

  async function send(keepsFutureBookings: boolean) {
    const serviceIds = rows.map(({ serviceId }) => serviceId)
    try {
      await save.mutateAsync({ input: { serviceAreaId, serviceIds, ...wish, keepsFutureBookings } })
    } catch (refusal) {
      // `save.error` shows it; what was typed stays in the draft.
      if (!(refusal instanceof CallError)) throw refusal
    }
  }

  return (
    <Form
      label="Details and staff of several services"
      {...faults}
      onSubmit={() => {
        if (waitFor(rows, wish) === undefined) void send(false)
      }}
    >
      <div className={settingsStyles.pair}>
        <SelectField label="Offer" options={offerOptions} value={value.offer} onChange={(offer) => change({ offer })} />
        <SelectField
          label="Buffer after a job"
          options={[{ id: -1, label: 'Leave as it is' }, ...bufferOptions]}
          value={value.bufferMinutes}
          onChange={(bufferMinutes) => change({ bufferMinutes })}
        />
        <NumberField
          name="leadHours"
          label="Book ahead"
          isOptional
          hint="24 to 720 hours. Left empty, each keeps its own."
          unit="hours"
          minValue={24}
          maxValue={720}
          value={value.leadHours === 0 ? null : value.leadHours}
          onChange={(leadHours) => change({ leadHours: leadHours ?? 0 })}
        />
        <SelectField
          label="Preparation"
          options={preparationOptions}
          value={value.preparationWay}
          onChange={(preparationWay) => change({ preparationWay })}
        />
      </div>
      {value.preparationWay === 'write' && (
        <TextArea
          name="preparation"
          label="What the client should do before somebody comes"
          rows={2}
          maxCharacters={2000}
          value={value.preparation}
          onChange={(preparation) => change({ preparation })}
        />
      )}
      <StaffPicker
        serviceAreaId={serviceAreaId}
        name="addedStaffUserProfileIds"
        label="Staff to add"
        hint="They can be booked for all of these services."
        known={nobody}
        value={value.addedIds}
        onChange={(addedIds) =>
          change({ addedIds, removedIds: value.removedIds.filter((id) => !addedIds.includes(id)) })
        }
      />
      <StaffPicker
        serviceAreaId={serviceAreaId}
        name="removedStaffUserProfileIds"
        label="Staff to take off"
        hint="They do none of these services any more."
        known={assigned.data ?? nobody}
        isOnlyKnown
        value={value.removedIds}
        onChange={(removedIds) =>
          change({ removedIds, addedIds: value.addedIds.filter((id) => !removedIds.includes(id)) })
        }
      />
      <div>
        <Button type="submit" variant="primary" isPending={save.isPending} disabledReason={waitFor(rows, wish)}>
          Save details
        </Button>
      </div>
      <LeftBehindDialog
        left={isQuestion ? { text: error.message, bookingIds: error.bookingIds } : null}
        title={`Change ${formatCount(rows.length, 'service')} all the same?`}
        goOnLabel="Yes, change them"
        serviceAreaId={serviceAreaId}
        leavingStaffIds={error?.name === 'HasFutureJobs' ? value.removedIds : null}
        onGoOn={() => send(true)}
        onCancel={save.reset}
      />
    </Form>
  )
}

function waitFor(rows: readonly ServiceRow[], wish: object): string | undefined {
  if (rows.length === 0) return 'Choose at least one service.'
  return Object.keys(wish).length === 0 ? 'Change something first.' : undefined
}
