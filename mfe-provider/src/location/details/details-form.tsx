import { costTiers } from '@waymark/domain/catalogue/cost-tiers'
import { venueTypes } from '@waymark/domain/catalogue/venue-types'
import type { CostTier, CountryId } from '@waymark/domain/enums'
import { limits } from '@waymark/domain/limits'
import { Checkbox } from '@waymark/ui/checkbox'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { HelpOn } from '@waymark/ui/help-on'
import { NumberField } from '@waymark/ui/number-field'
import { SelectField } from '@waymark/ui/select-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import { useAppStore } from '@waymark/web-kit/store'
import { lazy, type ReactNode, Suspense } from 'react'
import { useHasServices } from '../../use-has-services.ts'
import { WeekHoursField } from '../../week-hours/week-hours-field.tsx'
import { type Location, noTier } from '../location-draft.ts'
import { CoordinateFields } from './coordinate-fields.tsx'
import styles from './details-form.module.css'
import { FarPinDialog } from './far-pin-dialog.tsx'
import { PinMap } from './pin-map.tsx'
import { PositionFields } from './position-fields.tsx'
import type { LocationForm } from './use-location-form.ts'

// Asked for by hours that close a day with sessions alone.
const ClosedSessionsDialog = lazy(async () => ({
  default: (await import('./closed-sessions-dialog.tsx')).ClosedSessionsDialog,
}))

const [radiusMinKm, radiusMaxKm] = limits.serviceAreaRadiusKm

const tierOptions: readonly { id: CostTier | typeof noTier; label: string; detail?: string }[] = [
  { id: noTier, label: 'Not given' },
  ...costTiers.map(({ id, label, description }) => ({ id, label, detail: description })),
]

interface DetailsFormProps {
  /** Null for a new location. */
  readonly location: Location | null
  readonly countryId: CountryId
  readonly form: LocationForm
  readonly saveLabel: string
  /** More fields, before the button. */
  readonly children?: ReactNode
}

/** What a location is, where it is, and who sees it. */
export function DetailsForm({ location, countryId, form, saveLabel, children }: DetailsFormProps) {
  // Only an admin of the organisation can close and open locations.
  const isAccountAdmin = useAppStore(({ user }) => user?.isAccountAdmin === true)
  const isActive = form.tick('isActive')
  // Nobody goes out from a place of activities alone.
  const hasServices = useHasServices()
  const hasHours = form.values.openingHours.length > 0
  return (
    <div className={styles.form}>
      <Form {...form.props} label={location ? `Details of ${location.name}` : 'New location'}>
        <div className={styles.part}>
          <TextField {...form.field('name')} label="Name" />
          <SelectField
            {...form.field('venueTypeId')}
            label="Kind of place"
            help={<HelpOn helpKey="venues" />}
            options={venueTypes.map(({ id, label }) => ({ id, label }))}
          />
          <TextArea {...form.field('description')} label="Description" hint="What people find here, in plain words." />
          <div className={styles.pair}>
            <TextField {...form.field('phone')} label="Phone" inputMode="tel" />
            <EmailField {...form.field('email')} label="Email" autoComplete="off" />
          </div>
        </div>
        <div className={styles.part}>
          <PositionFields countryId={countryId} form={form} />
          {hasServices && (
            <NumberField
              {...form.field('radiusKm')}
              label="Radius"
              // The contract says what is wrong with a number.
              allowsMinus
              help={<HelpOn helpKey="serviceAreas" />}
              hint={`How far your people go from there, ${radiusMinKm} to ${radiusMaxKm} km.`}
              unit="km"
            />
          )}
          <PinMap countryId={countryId} draft={form.values} onChange={form.change} hasSearch />
          <CoordinateFields form={form} />
        </div>
        <div className={styles.part}>
          <WeekHoursField
            {...form.field('openingHours')}
            legend="Opening hours"
            hint={
              hasHours
                ? 'A day without hours is closed. A closing time before the opening time is on the next day.'
                : 'Until you add some, people read “Hours not given”. After that, a day without hours is closed.'
            }
            emptyWord={hasHours ? 'Closed' : 'Hours not given'}
            verbs={['opens', 'closes']}
            ends={['opens', 'closes']}
          />
        </div>
        <div className={styles.part}>
          <SelectField {...form.field('costTier')} label="Price level" isOptional options={tierOptions} />
          <div>
            <Checkbox {...form.tick('isPrivate')} hint="Only clients who have it on their shortlist see and book it.">
              Private location
            </Checkbox>
            <HelpOn helpKey="privateServiceAreaOrVenue" />
          </div>
          {location && isAccountAdmin && (
            <Checkbox
              name={isActive.name}
              isSelected={!isActive.isSelected}
              onChange={(isClosed) => isActive.onChange(!isClosed)}
              hint="Nobody sees or books it until you open it again. Nothing is deleted."
            >
              Close this location
            </Checkbox>
          )}
          {children}
        </div>
        <SubmitButton>{saveLabel}</SubmitButton>
      </Form>
      <FarPinDialog farPin={form.farPin} />
      {location && form.question && (
        <Suspense>
          <ClosedSessionsDialog
            serviceAreaId={location.serviceAreaId}
            question={form.question}
            onGoOn={() => form.submit({ keepsAffectedSessions: true })}
            onCancel={form.dismissQuestion}
          />
        </Suspense>
      )}
    </div>
  )
}
