import { amenity } from '@waymark/contracts/amenity'
import { Checkbox } from '@waymark/ui/checkbox'
import { Columns } from '@waymark/ui/columns'
import { EmailField } from '@waymark/ui/email-field'
import { Form } from '@waymark/ui/form'
import { HelpOn } from '@waymark/ui/help-on'
import { NumberField } from '@waymark/ui/number-field'
import { Section } from '@waymark/ui/section'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { useMemo } from 'react'
import { StockFields } from '../activity/stock-fields.tsx'
import { type Amenity, bookingOf, changedAmenity } from './amenity-draft.ts'

/** Whether people book an amenity, how many at a time, and what they know before. */
export function BookingForm({ saved }: { readonly saved: Amenity }) {
  const values = useMemo(() => bookingOf(saved), [saved])
  const form = useForm(amenity.updateAmenity, {
    values,
    toInput: (typed) => changedAmenity(saved, typed),
    fieldOf: { SessionsToCome: 'isBookable', NotConnected: 'isBookable' },
    draft: `amenity-booking:${saved.amenityId}`,
    onSuccess: ({ title }) => notify('success', `The booking of ${title} is saved.`),
  })
  return (
    <Form {...form.props} label={`Booking of ${saved.title}`} purpose="save how it is booked">
      <Checkbox
        {...form.tick('isBookable')}
        hint="You add times, and people book a space at one of them. Otherwise people use it without booking."
      >
        People book it
      </Checkbox>
      {form.values.isBookable && (
        <>
          <Section title="How many at a time" hint="Each session starts with these numbers, and can have its own.">
            <Columns>
              <NumberField
                {...form.field('maxSpacesPerSession')}
                label="Spaces in a session"
                isOptional={false}
                help={<HelpOn helpKey="maxSpaces" />}
              />
              <NumberField {...form.field('maxSpacesPerClient')} label="Spaces for one client" isOptional={false} />
            </Columns>
            <StockFields fieldOf={(kind) => form.field(kind)} />
          </Section>
          <Section title="Before they come">
            <TextArea
              {...form.field('preparation')}
              label="What people bring or know before"
              hint="It is in the confirmation: “Bring your own sling. The key is at the desk.”"
            />
            <Columns>
              <TextField {...form.field('contactName')} label="Who they can ask" />
              <EmailField {...form.field('contactEmail')} label="Email" />
              <TextField {...form.field('contactPhone')} label="Phone" />
            </Columns>
          </Section>
        </>
      )}
      <SubmitButton>Save how it is booked</SubmitButton>
    </Form>
  )
}
