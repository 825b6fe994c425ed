import { serviceArea } from '@waymark/contracts/service-area'
import { Notice } from '@waymark/ui/notice'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useMemo } from 'react'
import { StaffPicker } from '../../staff-picker/staff-picker.tsx'
import { type Location, type LocationDraft, locationDraftOf } from '../location-draft.ts'
import { useMergedDraft } from '../use-merged-draft.ts'
import { DetailsForm, detailLabels } from './details-form.tsx'

const fieldLabels = new Map<string, string>(Object.entries(detailLabels))

/** The details of a saved location, with its managers. */
export function LocationDetails({ location }: { readonly location: Location }) {
  const { serviceAreaId } = location
  const initial = useMemo(() => locationDraftOf(location), [location])
  const draft = useMergedDraft<LocationDraft>(`location:${serviceAreaId}`, initial, location.version)
  const managers = useCall(serviceArea.getPrimaryManagers, { serviceAreaId })

  return (
    <>
      {draft.isRestored && (
        <Notice tone="info" title="Kept for you.">
          These are the changes that you had not saved.
        </Notice>
      )}
      {draft.both.length > 0 && (
        <Notice tone="warning" title="Somebody else changed these too:" isLive>
          {draft.both.map((field) => fieldLabels.get(field) ?? field).join(', ')}. What you typed stands here; look,
          then save.
        </Notice>
      )}
      <DetailsForm
        location={location}
        countryId={location.countryId}
        draft={draft.value}
        onChange={draft.change}
        onSaved={({ name }) => {
          draft.discard()
          notify('success', `${name} is saved.`)
        }}
        saveLabel="Save details"
      >
        {managers.data && (
          <StaffPicker
            serviceAreaId={serviceAreaId}
            name="managerUserProfileIds"
            label="Primary managers"
            hint="Those whom we turn to about this location."
            known={managers.data}
            value={draft.value.managerUserProfileIds}
            onChange={(managerUserProfileIds) => draft.change({ managerUserProfileIds })}
          />
        )}
      </DetailsForm>
    </>
  )
}
