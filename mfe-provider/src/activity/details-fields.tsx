import { activityKinds } from '@waymark/domain/catalogue/activity-kinds'
import { limits } from '@waymark/domain/limits'
import { texts } from '@waymark/domain/texts'
import { Columns } from '@waymark/ui/columns'
import { EmailField } from '@waymark/ui/email-field'
import { HelpOn } from '@waymark/ui/help-on'
import { NumberField } from '@waymark/ui/number-field'
import { Section } from '@waymark/ui/section'
import { SelectField } from '@waymark/ui/select-field'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { StockFields } from './stock-fields.tsx'
import type { DetailsFormHandle } from './use-details-form.ts'

const noAge = 0
const ages = [
  { id: noAge, label: texts.noAge },
  ...Array.from({ length: limits.ageMax - limits.ageMin + 1 }, (_, index) => limits.ageMin + index).map((age) => ({
    id: age,
    label: String(age),
  })),
]

/** What an activity is, for whom, how many can come, and whom to ask. */
export function DetailsFields({ form }: { readonly form: DetailsFormHandle }) {
  const { minAge, maxAge } = form.values
  return (
    <>
      <TextField {...form.field('title')} label="Title" help={<HelpOn helpKey="activitiesAndEvents" />} />
      <TextArea
        {...form.field('description')}
        label="Description"
        hint="What happens, and what helps people decide whether it is for them."
        rows={5}
      />
      <ToggleBadges {...form.field('activityKindIds')} label="Kinds of activity" isOptional options={activityKinds} />
      <Columns>
        <SelectField
          {...form.field('minAge')}
          label="Lowest age"
          options={ages}
          value={minAge ?? noAge}
          onChange={(age) => form.change({ minAge: age === noAge ? null : age })}
        />
        <SelectField
          {...form.field('maxAge')}
          label="Highest age"
          options={ages}
          value={maxAge ?? noAge}
          onChange={(age) => form.change({ maxAge: age === noAge ? null : age })}
        />
      </Columns>
      <Section title="How many can come" hint="Each session starts with these numbers, and can have its own.">
        <Columns>
          <NumberField
            {...form.field('maxSpacesPerSession')}
            label="Spaces in a session"
            help={<HelpOn helpKey="maxSpaces" />}
          />
          <NumberField {...form.field('maxSpacesPerClient')} label="Spaces for one client" />
        </Columns>
        <StockFields fieldOf={(kind) => form.field(kind)} />
      </Section>
      <Section title="Before they come">
        <TextArea
          {...form.field('preparation')}
          label="What people bring or know before"
          hint="It is in the confirmation: clothes, food, how to find the door."
        />
        <Columns>
          <TextField {...form.field('contactName')} label="Who they can ask" />
          <EmailField {...form.field('contactEmail')} label="Email" />
          <TextField {...form.field('contactPhone')} label="Phone" />
        </Columns>
      </Section>
    </>
  )
}
