import { serviceArea } from '@waymark/contracts/service-area'
import { Skeleton } from '@waymark/ui/skeleton'
import { session } from '@waymark/web-kit/browser-session'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { type ReactNode, useMemo } from 'react'
import type { Business } from '../business-profile/profile-form.tsx'
import { DetailsForm } from '../location/details/details-form.tsx'
import { useLocationForm } from '../location/details/use-location-form.ts'
import { firstLocationOf } from '../location/location-draft.ts'
import styles from './setup-wizard.module.css'
import { StepError } from './step-error.tsx'

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
  const [first] = areas.data ?? []
  if (areas.isError) return <StepError title="Your locations did not load" asked={[areas]} />
  if (areas.isPending) return <Skeleton label="Loading your locations" shape="form" count={4} />
  if (first)
    return (
      <div className={styles.step}>
        <p>
          Your first location is <b>{first.name}</b> in {first.suburb}. You can change it, and add more, under
          “Locations”.
        </p>
        {finish}
      </div>
    )
  return <DetailsForm location={null} countryId={countryId} form={form} saveLabel="Add the location" />
}
