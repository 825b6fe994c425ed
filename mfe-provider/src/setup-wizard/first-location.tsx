import { serviceArea } from '@waymark/contracts/service-area'
import { Loaded } from '@waymark/ui/loaded'
import { Stack } from '@waymark/ui/stack'
import { session } from '@waymark/web-kit/browser-session'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { type ReactNode, useMemo } from 'react'
import type { Business } from '../business-profile/profile-form.tsx'
import { DetailsForm } from '../location/details/details-form.tsx'
import { useLocationForm } from '../location/details/use-location-form.ts'
import { firstLocationOf } from '../location/location-draft.ts'

interface FirstLocationProps {
  readonly profile: Business
  /** Called once there is a location. */
  readonly finish: ReactNode
}

/** Adds the first location; once there is one, this step only continues. */
export function FirstLocation({ profile, finish }: FirstLocationProps) {
  const { countryId } = profile
  const values = useMemo(() => firstLocationOf(profile), [profile])
  const form = useLocationForm({
    location: null,
    countryId,
    values,
    draft: 'first-location',
    onSaved: async ({ name }) => {
      await session.refresh(true)
      notify('success', `${name} is added.`)
    },
  })
  const areas = useCall(serviceArea.getServiceAreasByUser, {})
  return (
    <Loaded
      of={areas}
      what="your locations"
      shape="form"
      count={4}
      kept="What you saved and typed is kept."
      headingLevel={3}
    >
      {([first]) =>
        first ? (
          <Stack gap={5}>
            <p>
              Your first location is <b>{first.name}</b> in {first.suburb}. After the set-up you can change it and add
              more under “Locations”.
            </p>
            {finish}
          </Stack>
        ) : (
          <DetailsForm location={null} countryId={countryId} form={form} saveLabel="Add the location" />
        )
      }
    </Loaded>
  )
}
