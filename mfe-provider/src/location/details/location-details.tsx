import { serviceArea } from '@waymark/contracts/service-area'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useMemo } from 'react'
import { StaffPicker } from '../../staff-picker/staff-picker.tsx'
import { type Location, locationDraftOf } from '../location-draft.ts'
import { DetailsForm } from './details-form.tsx'
import { useLocationForm } from './use-location-form.ts'

/** The details of a saved location, with its managers. */
export function LocationDetails({ location }: { readonly location: Location }) {
  const { serviceAreaId, countryId } = location
  const values = useMemo(() => locationDraftOf(location), [location])
  const form = useLocationForm({
    location,
    countryId,
    values,
    draft: `location:${serviceAreaId}`,
    onSaved: ({ name }) => notify('success', `${name} is saved.`),
  })
  const managers = useCall(serviceArea.getPrimaryManagers, { serviceAreaId })

  return (
    <DetailsForm location={location} countryId={countryId} form={form} saveLabel="Save details">
      {managers.data && (
        <StaffPicker
          {...form.field('managerUserProfileIds')}
          serviceAreaId={serviceAreaId}
          label="Primary managers"
          hint="The people we contact about this location."
          known={managers.data}
        />
      )}
    </DetailsForm>
  )
}
