import { amenityType, amenityTypes } from '@waymark/domain/catalogue/amenity-types'
import type { CountryId } from '@waymark/domain/enums'
import { Columns } from '@waymark/ui/columns'
import { RadioGroup } from '@waymark/ui/radio-group'
import { Section } from '@waymark/ui/section'
import { SelectField } from '@waymark/ui/select-field'
import { SpacelessField } from '@waymark/ui/spaceless-field'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { PinMap } from '../location/details/pin-map.tsx'
import { WeekHoursField } from '../week-hours/week-hours-field.tsx'
import type { AmenityForm } from './use-amenity-form.ts'

const places = [
  { id: 'location', label: 'Where the location is on the map' },
  { id: 'own', label: 'Somewhere else', detail: 'Such as a toilet in the park, or a car park behind the hall.' },
] as const
const hours = [
  { id: 'location', label: 'Whenever the location is open' },
  { id: 'own', label: 'At other hours' },
] as const

interface DetailsFieldsProps {
  readonly form: AmenityForm
  readonly countryId: CountryId
}

/** What an amenity is, where people find it, and when it is open. */
export function DetailsFields({ form, countryId }: DetailsFieldsProps) {
  const { amenityTypeId, place, hours: whose, latitude, longitude } = form.values
  const type = amenityTypeId === null ? null : amenityType(amenityTypeId)
  return (
    <>
      <SelectField
        {...form.field('amenityTypeId')}
        label="Kind of amenity"
        options={amenityTypes.map(({ id, label }) => ({ id, label }))}
        onChange={(id) => form.change({ amenityTypeId: id, featureIds: [] })}
      />
      <TextField
        {...form.field('title')}
        label="Title"
        hint="How people tell it from others: “Changing place, ground floor”."
      />
      {type && (
        <ToggleBadges
          {...form.field('featureIds')}
          label="What it has"
          isOptional={!type.requiresFeature}
          options={type.features}
        />
      )}
      <TextArea
        {...form.field('description')}
        label="Description"
        hint="Sizes, weights, what to bring: what decides whether somebody can use it."
        rows={4}
      />
      <Section title="Where it is">
        <TextField
          {...form.field('whereabouts')}
          label="How people find it"
          hint="Floor, door, way: “Level 1, beside the lift. Ask for the key at the desk.”"
        />
        <RadioGroup {...form.field('place')} label="On the map" options={places} />
        {place === 'own' && (
          <>
            <PinMap countryId={countryId} draft={{ latitude, longitude, radiusKm: null }} onChange={form.change} />
            <Columns>
              <SpacelessField {...form.field('latitude')} label="Latitude" isOptional={false} hint="Such as -41.3121" />
              <SpacelessField
                {...form.field('longitude')}
                label="Longitude"
                isOptional={false}
                hint="Such as 174.7803"
              />
            </Columns>
          </>
        )}
      </Section>
      <Section title="When it is open">
        <RadioGroup {...form.field('hours')} label="People can use it" options={hours} />
        {whose === 'own' && (
          <WeekHoursField
            {...form.field('openingHours')}
            legend="Opening hours"
            hint="A day without hours is closed. A closing time before the opening time is on the next day."
            emptyWord="Closed"
            verbs={['opens', 'closes']}
            ends={['opens', 'closes']}
          />
        )}
      </Section>
    </>
  )
}
