import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { ComboBox } from '@waymark/ui/combo-box'
import { DateField } from '@waymark/ui/date-field'
import { EmailField } from '@waymark/ui/email-field'
import { FileDrop } from '@waymark/ui/file-drop'
import { type FieldErrors, Form } from '@waymark/ui/form'
import { HelpIcon } from '@waymark/ui/help-icon'
import { NumberField } from '@waymark/ui/number-field'
import { PasswordField } from '@waymark/ui/password-field'
import { RadioCards } from '@waymark/ui/radio-cards'
import { RadioGroup } from '@waymark/ui/radio-group'
import { SearchField } from '@waymark/ui/search-field'
import { SelectField } from '@waymark/ui/select-field'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import { TimeSelect } from '@waymark/ui/time-select'
import { showToast } from '@waymark/ui/toast-queue'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import styles from './gallery.module.css'
import { Section } from './section.tsx'

const streets = [
  { id: 1, label: 'Ōtautahi Christchurch', detail: 'Canterbury, New Zealand' },
  { id: 2, label: 'Ōtaki', detail: 'Wellington region, New Zealand' },
]

const problems: FieldErrors = {
  email: 'Add the part after the @, such as hemi@example.org.nz.',
  date: 'November has 30 days. Write it as DD/MM/YYYY.',
}

/** Fields to type in, choose from and tick. */
export function Fields() {
  const [errors, setErrors] = useState<FieldErrors>()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState(streets)
  return (
    <>
      <Section title="Form">
        <Form label="Your details" errors={errors} onSubmit={() => setErrors({ ...problems })}>
          <div className={styles.columns}>
            <TextField label="First name" name="firstName" defaultValue="Hēmi" autoComplete="given-name" />
            <EmailField label="Email" name="email" hint="We send the booking here." defaultValue="hemi@" />
            <SelectField
              label="Repeat"
              name="repeat"
              hint="Up to 6 months ahead."
              defaultValue="none"
              options={[
                { id: 'none', label: 'Do not repeat' },
                { id: 'daily', label: 'Daily' },
                { id: 'weekly', label: 'Weekly' },
                { id: 'fortnightly', label: 'Fortnightly' },
              ]}
            />
            <DateField label="Date" name="date" isOptional defaultValue="2026-11-24" />
            <PasswordField label="Password" name="password" hint="At least 8 characters." autoComplete="new-password" />
            <NumberField
              label="Radius"
              name="radiusKm"
              unit="km"
              defaultValue={12}
              minValue={0.5}
              maxValue={25}
              help={
                <HelpIcon about="Radius">
                  The distance your staff will travel from this location, from 0.5 to 25 km. Clients outside it do not
                  see the service.
                </HelpIcon>
              }
            />
            <TimeSelect label="Starts" name="start" from="06:00" to="18:00" defaultValue="09:15" />
            <ComboBox
              label="Where?"
              name="place"
              hint="Type three letters, then choose."
              icon={MapPin}
              options={found}
              onSearch={(text) => setFound(streets.filter(({ label }) => label.includes(text)))}
              onChange={({ label }) => showToast({ tone: 'info', title: 'Chosen.', text: label })}
            />
          </div>
          <TextArea
            label="What should they know?"
            name="notes"
            isOptional
            hint="Only Kōwhai Care sees this."
            maxCharacters={500}
            defaultValue="Please use the side door. Mum speaks te reo Māori first."
          />
          <Checkbox name="terms">I agree to the terms and conditions</Checkbox>
          <div className={styles.row}>
            <Button type="submit" variant="primary">
              Save the details
            </Button>
          </div>
        </Form>
      </Section>
      <Section title="Choices">
        <ToggleBadges
          label="Only show places with"
          defaultValue={['steps', 'loop']}
          options={[
            { id: 'steps', label: 'No steps' },
            { id: 'toilet', label: 'Accessible toilet' },
            { id: 'loop', label: 'Hearing loop' },
            { id: 'quiet', label: 'Quiet space' },
          ]}
        />
        <RadioCards
          label="How long do you need?"
          defaultValue="hour"
          options={[
            { id: 'half', label: '30 minutes', detail: 'A short visit', aside: '$28.00' },
            { id: 'hour', label: '1 hour', detail: 'Most people choose this', aside: '$48.00' },
            { id: 'two', label: '2 hours', detail: 'With washing and breakfast', aside: '$92.00' },
            { id: 'pair', label: 'Two people, 1 hour', detail: 'For a lift with a hoist', aside: 'Quote' },
          ]}
        />
        <div className={styles.columns}>
          <RadioGroup
            label="Who is it for?"
            defaultValue="me"
            options={[
              { id: 'me', label: 'Myself' },
              { id: 'other', label: 'Someone else', detail: 'You are booking for them' },
            ]}
          />
          <SearchField label="Search" value={search} onChange={setSearch} placeholder="Client, street or staff" />
        </div>
        <FileDrop
          label="Picture of the entrance"
          hint="JPEG or PNG, up to 10 MB. Drop it here or choose it."
          acceptedTypes={['image/jpeg', 'image/png']}
          onFiles={(files) => showToast({ tone: 'info', title: 'Chosen.', text: files[0]?.name ?? '' })}
        />
      </Section>
    </>
  )
}
