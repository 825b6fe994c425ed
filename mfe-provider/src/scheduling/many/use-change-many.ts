import type { OutputOf } from '@waymark/contracts/define-call'
import { service } from '@waymark/contracts/service'
import { CallError } from '@waymark/web-kit/call-error'
import { useDraft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import { consequenceOf, emptyMany, type ManyDraft, wholeServices } from './many-draft.ts'

export type ServiceToSchedule = OutputOf<typeof service.getServiceAreaServiceToSchedule>[number]

/** The change of several services that is typed, and saving it: all of them or none. */
export function useChangeMany(serviceAreaId: number, services: readonly ServiceToSchedule[]) {
  const draft = useDraft<ManyDraft>(`schedule-many:${serviceAreaId}`, emptyMany)
  const [error, setError] = useState<CallError | null>(null)
  const sendWeekly = useSend(service.updateMultipleServiceScheduleBase, { quiet: true })
  const sendSpan = useSend(service.updateMultipleServiceScheduleException, { quiet: true })
  // A service that has gone in the meantime is no longer chosen.
  const chosen = services.filter(({ serviceAreaServiceId }) => draft.value.serviceIds.includes(serviceAreaServiceId))
  const value: ManyDraft = {
    ...draft.value,
    serviceIds: chosen.map(({ serviceAreaServiceId }) => serviceAreaServiceId),
  }
  const isStranding = error?.name === 'StrandsBookings'

  function send(keepsStrandedBookings: boolean): Promise<unknown> {
    if (value.what === 'weekly')
      return sendWeekly.mutateAsync({
        input: {
          serviceAreaId,
          services: chosen.map(({ serviceAreaServiceId, scheduleVersion }) => ({
            serviceAreaServiceId,
            version: scheduleVersion,
          })),
          way: value.way,
          daysOfWeek: [...value.days],
          startTimes: [...value.times],
          keepsStrandedBookings,
        },
      })
    return sendSpan.mutateAsync({
      input: {
        serviceAreaId,
        serviceAreaServiceIds: [...value.serviceIds],
        way: value.way === 'remove' ? 'remove' : 'add',
        kind: value.kind,
        startDateTime: `${value.startDate}T${value.startTime}:00`,
        endDateTime: `${value.endDate}T${value.endTime}:00`,
        staffUserProfileId: value.staffUserProfileId === wholeServices ? null : value.staffUserProfileId,
        note: value.note === '' ? null : value.note,
        keepsStrandedBookings,
      },
    })
  }

  async function save(keepsStrandedBookings = false): Promise<void> {
    setError(null)
    try {
      await send(keepsStrandedBookings)
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal
      setError(refusal)
      return
    }
    notify('success', `Saved. ${consequenceOf(value)}`)
    draft.discard()
  }

  return {
    value,
    change: (changes: Partial<ManyDraft>) => {
      setError(null)
      draft.change((before) => ({ ...before, ...changes }))
    },
    save,
    isSaving: sendWeekly.isPending || sendSpan.isPending,
    /** An error other than the question. */
    error: isStranding ? null : error,
    left: isStranding ? { text: error.message, bookingIds: error.bookingIds } : null,
    dismiss: () => setError(null),
  }
}
