import { serviceArea } from '@waymark/contracts/service-area'
import { costTiers } from '@waymark/domain/catalogue/cost-tiers'
import { venueTypes } from '@waymark/domain/catalogue/venue-types'
import type { CostTier, CountryId } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { NumberField } from '@waymark/ui/number-field'
import { SelectField } from '@waymark/ui/select-field'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import { newIdempotencyKey } from '@waymark/web-kit/new-idempotency-key'
import { useAppStore } from '@waymark/web-kit/store'
import { useSend } from '@waymark/web-kit/use-send'
import { type ReactNode, useState } from 'react'
import { HelpOn } from '../../help-on/help-on.tsx'
import { WeekHoursField } from '../../week-hours/week-hours-field.tsx'
import { type Location, type LocationDraft, locationToSend, noTier } from '../location-draft.ts'
import styles from './details-form.module.css'
import { PinMap } from './pin-map.tsx'
import { PositionFields } from './position-fields.tsx'

const [radiusMinKm, radiusMaxKm] = limits.serviceAreaRadiusKm

/** What the fields of a location are called. */
export const detailLabels = {
  name: 'Name',
  venueTypeId: 'Kind of place',
  description: 'Description',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  suburb: 'Suburb or town',
  region: 'Region',
  latitude: 'Latitude',
  longitude: 'Longitude',
  radiusKm: 'Radius',
  openingHours: 'Opening hours',
  isPrivate: 'Private location',
  isActive: 'Close this location',
  costTier: 'Price level',
  managerUserProfileIds: 'Primary managers',
}

const tierOptions: readonly { id: CostTier | typeof noTier; label: string; detail?: string }[] = [
  { id: noTier, label: 'Not said' },
  ...costTiers.map(({ id, label, description }) => ({ id, label, detail: description })),
]

interface DetailsFormProps {
  /** Null for a new location. */
  readonly location: Location | null
  readonly countryId: CountryId
  readonly draft: LocationDraft
  readonly onChange: (changes: Partial<LocationDraft>) => void
  readonly onSaved: (location: Location) => void | Promise<void>
  readonly saveLabel: string
  /** More fields, before the button. */
  readonly children?: ReactNode
}

/** What a location is, where it is, and who sees it. */
export function DetailsForm({ location, countryId, draft, onChange, onSaved, saveLabel, children }: DetailsFormProps) {
  // Only the admin of the organisation closes and opens locations.
  const isAccountAdmin = useAppStore(({ user }) => user?.isAccountAdmin === true)
  const save = useSend(serviceArea.updateServiceArea, {
    quiet: true,
    onSuccess: onSaved,
  })
  // However often it is sent for want of an answer, it adds one location.
  const [key] = useState(newIdempotencyKey)
  const errors = save.error?.fields ?? {}
  const hasFieldErrors = Object.keys(errors).length > 0

  return (
    <div className={styles.form}>
      <Form
        label={location ? `Details of ${location.name}` : 'New location'}
        labels={detailLabels}
        errors={errors}
        message={save.error && !hasFieldErrors ? save.error.message : undefined}
        onSubmit={() =>
          save.mutate({
            input: locationToSend(draft, location, countryId),
            ...(location ? {} : { idempotencyKey: key }),
          })
        }
      >
        <div className={styles.part}>
          <TextField name="name" label="Name" value={draft.name} onChange={(name) => onChange({ name })} />
          <SelectField
            name="venueTypeId"
            label="Kind of place"
            options={venueTypes.map(({ id, label }) => ({ id, label }))}
            value={draft.venueTypeId === 0 ? null : draft.venueTypeId}
            onChange={(venueTypeId) => onChange({ venueTypeId })}
          />
          <TextArea
            name="description"
            label="Description"
            isOptional
            hint="What people find here, in plain words."
            maxCharacters={4000}
            value={draft.description}
            onChange={(description) => onChange({ description })}
          />
          <div className={styles.pair}>
            <TextField
              name="phone"
              label="Phone"
              isOptional
              inputMode="tel"
              value={draft.phone}
              onChange={(phone) => onChange({ phone })}
            />
            <EmailField
              name="email"
              label="Email"
              isOptional
              autoComplete="off"
              value={draft.email}
              onChange={(email) => onChange({ email })}
            />
          </div>
        </div>
        <div className={styles.part}>
          <PositionFields countryId={countryId} draft={draft} onChange={onChange} />
          <NumberField
            name="radiusKm"
            label="Radius"
            help={<HelpOn helpKey="serviceAreas" />}
            hint={`How far your people go from there, ${radiusMinKm} to ${radiusMaxKm} km.`}
            unit="km"
            value={draft.radiusKm}
            onChange={(radiusKm) => onChange({ radiusKm: radiusKm ?? 0 })}
          />
          <PinMap countryId={countryId} draft={draft} onChange={onChange} />
        </div>
        <div className={styles.part}>
          <WeekHoursField
            name="openingHours"
            legend="Opening hours"
            hint="A day without hours is closed. A closing time before the opening time is on the next day."
            emptyWord="Closed"
            verbs={['opens', 'closes']}
            value={draft.openingHours.map(({ dayOfWeek, opens, closes }) => ({ dayOfWeek, from: opens, to: closes }))}
            onChange={(hours) =>
              onChange({
                openingHours: hours.map(({ dayOfWeek, from, to }) => ({ dayOfWeek, opens: from, closes: to })),
              })
            }
            errorOf={(at, end) => errors[`openingHours.${at}.${end === 'from' ? 'opens' : 'closes'}`]}
            errorMessage={errors.openingHours}
          />
        </div>
        <div className={styles.part}>
          <SelectField
            label="Price level"
            isOptional
            options={tierOptions}
            value={draft.costTier}
            onChange={(costTier) => onChange({ costTier })}
          />
          <div>
            <Checkbox
              isSelected={draft.isPrivate}
              onChange={(isPrivate) => onChange({ isPrivate })}
              hint="Only clients who have it on their shortlist see and book it."
            >
              Private location
            </Checkbox>
            <HelpOn helpKey="privateServiceAreaOrVenue" />
          </div>
          {location && isAccountAdmin && (
            <Checkbox
              isSelected={!draft.isActive}
              onChange={(isClosed) => onChange({ isActive: !isClosed })}
              hint="Nobody sees or books it until you open it again. Nothing is deleted."
            >
              Close this location
            </Checkbox>
          )}
          {children}
        </div>
        <div>
          <Button type="submit" variant="primary" isPending={save.isPending}>
            {saveLabel}
          </Button>
        </div>
      </Form>
    </div>
  )
}
