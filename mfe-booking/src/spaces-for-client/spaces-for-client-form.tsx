import { activitySession } from '@waymark/contracts/activity-session'
import type { OutputOf } from '@waymark/contracts/define-call'
import { outagesDuring } from '@waymark/domain/access-fit/outages'
import { personPriceCents } from '@waymark/domain/activity/people'
import { gstWithinCents } from '@waymark/domain/booking/price'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { FormSummary } from '@waymark/ui/form-summary'
import { Section } from '@waymark/ui/section'
import { Split } from '@waymark/ui/split'
import { Stack } from '@waymark/ui/stack'
import { Summary } from '@waymark/ui/summary'
import { TextArea } from '@waymark/ui/text-area'
import { formatCount, formatMoney } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { BillToPay } from '../activity/bill-to-pay.tsx'
import { OutageNotices } from '../activity/outage-notices.tsx'
import type { SpacesProps } from '../new-activity-booking/asked-activity.ts'
import { PeopleStop } from '../new-activity-booking/people-stop.tsx'
import {
  fieldOfSpacesPath,
  namedPeople,
  nobody,
  peopleToBook,
  type SpacesDraft,
  spacesOf,
  totalOf,
} from '../new-activity-booking/spaces-draft.ts'
import { peopleProblems } from '../new-activity-booking/use-spaces-start.ts'

interface Client extends OutputOf<typeof activitySession.getClientForActivityBooking> {
  readonly clientUserProfileId: number
}

interface SpacesForClientFormProps extends SpacesProps {
  readonly client: Client
  readonly onBooked: () => void
}

/** Who comes of a client who rings up, what they pay at the door, and how they are told. */
export function SpacesForClientForm({ activity, session, client, onBooked }: SpacesForClientFormProps) {
  const { activitySessionId, currency } = session
  const { clientUserProfileId, firstName, lastName, clientReach } = client
  const name = `${firstName} ${lastName}`
  const values: SpacesDraft = {
    people: [{ ...nobody, name }],
    firstName,
    lastName,
    contactEmail: '',
    contactPhone: '',
    notes: '',
  }
  const form = useForm(activitySession.addActivityBookingForClient, {
    values,
    draft: `client-spaces:${activitySessionId}:${clientUserProfileId}`,
    toInput: ({ people, notes }) => ({
      activitySessionId,
      clientUserProfileId,
      people: peopleToBook(people),
      notes,
      totalCents: totalOf(people, session),
    }),
    check: (typed) => peopleProblems(typed, activity),
    pathOf: fieldOfSpacesPath,
    // Whoever takes the last spaces leaves before the session is full on this page.
    refresh: 'after',
    onSuccess: (_booked, { values: { people }, reset }) => {
      reset()
      const openCents = totalOf(people, session)
      notify(
        'success',
        [
          `${name} has ${formatCount(spacesOf(people), 'space')}.`,
          ...(openCents > 0 ? [`${formatMoney(openCents, currency)} is to be paid at the door.`] : []),
          ...(clientReach === 'phone' ? [ringText(client)] : []),
        ].join(' '),
      )
      onBooked()
    },
  })
  const { people } = form.values
  const totalCents = totalOf(people, session)
  return (
    <Form
      {...form.props}
      label={`Book for ${name}`}
      purpose="book the spaces"
      kept="Your answers are kept."
      hasOwnSummary
    >
      <Split
        aside={
          <Summary title="The booking">
            <BillToPay
              people={namedPeople(people).map((person) => ({
                ...person,
                priceCents: personPriceCents(person, session),
              }))}
              totalCents={totalCents}
              currency={currency}
              gstCents={activity.isGstRegistered ? gstWithinCents(totalCents, currency) : null}
              sumLabel={totalCents > 0 ? 'To pay at the door' : 'To pay'}
            />
            <p>{clientReach === 'phone' ? ringText(client) : `We tell ${firstName} by email.`}</p>
            <FormSummary />
            <Button
              variant="primary"
              isWide
              isPending={form.isPending}
              pendingLabel="Booking"
              // Not a submit button: Enter in a field never books.
              onPress={() => void form.submit()}
            >
              Book {formatCount(spacesOf(people), 'space')}
            </Button>
          </Summary>
        }
      >
        <Stack gap={6}>
          <OutageNotices outages={outagesDuring(activity.outages, session)} timeZone={session.timeZone} />
          <Section title="Who is coming">
            <PeopleStop form={form} activity={activity} session={session} isForClient />
          </Section>
          <TextArea
            {...form.field('notes')}
            label="Anything else to know?"
            hint={`${firstName} can read this too.`}
            isOptional
            maxCharacters={2000}
          />
        </Stack>
      </Split>
    </Form>
  )
}

/** Of somebody without an email address: the manager tells them. */
function ringText({ firstName, phone }: Pick<Client, 'firstName' | 'phone'>): string {
  return `No email address of ${firstName} is known: tell them yourself${phone ? `, on ${phone}` : ''}.`
}
