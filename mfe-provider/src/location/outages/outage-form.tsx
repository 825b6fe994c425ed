import { amenity } from '@waymark/contracts/amenity'
import { outage } from '@waymark/contracts/outage'
import { breakableOptions } from '@waymark/domain/access-fit/outages'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Columns } from '@waymark/ui/columns'
import { DateField } from '@waymark/ui/date-field'
import { Form } from '@waymark/ui/form'
import { SelectField } from '@waymark/ui/select-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { TimeSelect } from '@waymark/ui/time-select'
import { wallOf } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { useMemo } from 'react'
import type { Location } from '../location-draft.ts'

/** Also keeps the time aligned with its date, which has a hint. */
const quarters = 'In steps of 15 minutes'
const maxAmenities = 50

interface OutageFormProps {
  readonly location: Location
  /** What can be out of order there. */
  readonly optionIds: readonly number[]
  readonly onClose: () => void
}

interface OutageDraft {
  /** `option-16` or `amenity-5`. */
  readonly thing: string
  readonly startDate: string | null
  readonly startTime: string
  readonly endDate: string | null
  readonly endTime: string
  readonly note: string
}

export const outageDraft = (serviceAreaId: Location['serviceAreaId']) => `outage:${serviceAreaId}`

/** What is out of order, from when, and until when if somebody knows. */
export function OutageForm({ location, optionIds, onClose }: OutageFormProps) {
  const { serviceAreaId, timeZone } = location
  const amenities = useCall(amenity.getAmenities, { serviceAreaId, status: 'Active', pageSize: maxAmenities })
  const values = useMemo(
    (): OutageDraft => ({ thing: '', ...nowIn(timeZone), endDate: null, endTime: '17:00', note: '' }),
    [timeZone],
  )
  const form = useForm(outage.addOutage, {
    values,
    toInput: ({ thing, startDate, startTime, endDate, endTime, note }) => ({
      serviceAreaId,
      accessibilityOptionId: idAfter('option-', thing),
      amenityId: idAfter('amenity-', thing),
      startDateTime: `${startDate ?? ''}T${startTime}:00`,
      endDateTime: endDate === null ? null : `${endDate}T${endTime}:00`,
      note,
    }),
    fieldOf: {
      accessibilityOptionId: 'thing',
      amenityId: 'thing',
      startDateTime: 'startDate',
      endDateTime: 'endDate',
      NotThere: 'thing',
    },
    draft: outageDraft(serviceAreaId),
    onSuccess: (_saved, { reset }) => {
      reset()
      onClose()
      notify('success', 'Everybody sees it now. Those who have booked to come here at that time get an email.')
    },
  })
  const things = [
    ...breakableOptions
      .filter(({ id }) => optionIds.includes(id))
      .map(({ id, label }) => ({ id: `option-${id}`, label })),
    ...(amenities.data?.items ?? []).map(({ amenityId, title }) => ({
      id: `amenity-${amenityId}`,
      label: title,
      detail: 'Amenity',
    })),
  ]
  return (
    <Form {...form.props} label="Out of order" purpose="say it">
      <SelectField
        {...form.field('thing')}
        label="What is out of order"
        hint="What your access facts and those of your activities say is there, and your amenities."
        options={things}
      />
      <Columns>
        <DateField {...form.field('startDate')} label="From" />
        <TimeSelect {...form.field('startTime')} label="From, time" hint={quarters} />
      </Columns>
      <Columns>
        <DateField
          {...form.field('endDate')}
          label="Works again"
          hint="Leave it empty while nobody knows."
          isOptional
        />
        <TimeSelect {...form.field('endTime')} label="Works again, time" hint={quarters} />
      </Columns>
      <TextField
        {...form.field('note')}
        label="What people should know"
        hint="“The goods lift at the back can be used. Ring the bell.”"
        isOptional
      />
      <Cluster>
        <SubmitButton>Say it is out of order</SubmitButton>
        <Button
          onPress={() => {
            form.reset()
            onClose()
          }}
        >
          Cancel
        </Button>
      </Cluster>
    </Form>
  )
}

function idAfter(prefix: string, thing: string): number | null {
  return thing.startsWith(prefix) ? Number(thing.slice(prefix.length)) : null
}

/** The quarter of an hour that has begun, by the clock of the location. */
function nowIn(timeZone: string) {
  const wall = wallOf(new Date().toISOString(), timeZone)
  const quarter = String(Math.floor(Number(wall.slice(14, 16)) / 15) * 15).padStart(2, '0')
  return { startDate: wall.slice(0, 10), startTime: `${wall.slice(11, 13)}:${quarter}` }
}
