import { account } from '@waymark/contracts/account'
import { activityBooking } from '@waymark/contracts/activity-booking'
import { limits } from '@waymark/domain/limits'
import { Button } from '@waymark/ui/button'
import { Card } from '@waymark/ui/card'
import { Cluster } from '@waymark/ui/cluster'
import { Form } from '@waymark/ui/form'
import { NumberField } from '@waymark/ui/number-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { useEffect, useMemo, useRef } from 'react'
import type { BookedPerson, OpenSession } from '../activity/activity-words.ts'
import { WishesFields } from '../new-activity-booking/wishes-fields.tsx'
import css from './activity-booking.module.css'
import type { ActivityBookingDetail } from './booking-of-activity.ts'
import { takeFocus } from './take-focus.ts'

interface ChangePeoplePartProps {
  readonly detail: ActivityBookingDetail
  readonly onClose: () => void
}

const nothingLeft: OpenSession['accessStock'] = {
  wheelchairSpaces: { total: 0, left: 0 },
  hearingReceivers: { total: 0, left: 0 },
  interpreterPlaces: { total: 0, left: 0 },
  quietPlaces: { total: 0, left: 0 },
}

/** Names, ages, what is kept and what is shared, for each person of a booking. */
export function ChangePeoplePart({ detail, onClose }: ChangePeoplePartProps) {
  const { activityBookingId, activitySessionId, accountName, people, notes } = detail
  const isSignedIn = useAppStore(({ user }) => user !== null)
  const needs = useCall(account.getNeeds, {}, { enabled: isSignedIn, ignore401: true })
  const asked = useCall(activityBooking.getActivityForNewBooking, { activitySessionId }, { ignore401: true })
  const values = useMemo(() => ({ people: people.map(changeable), notes }), [people, notes])
  const form = useForm(activityBooking.changeActivityBookingPeople, {
    values,
    draft: `change-people:${activityBookingId}`,
    toInput: (typed) => ({
      activityBookingId,
      people: typed.people.map((person) => ({
        ...person,
        sharedAccessibilityOptionIds: [...person.sharedAccessibilityOptionIds],
      })),
      notes: typed.notes,
    }),
    pathOf: (path) => (path === 'people' ? 'people.0.name' : path.replace(/\.wants\w+$/, '.wishes')),
    onSuccess: finish,
  })
  function finish() {
    notify('success', 'Your changes are saved.')
    onClose()
  }
  // Saved although its answer was lost: the booking says what was typed once it is read again.
  const isSaved = form.error?.isUnknown === true && !form.isDirty
  const latestFinish = useRef(finish)
  latestFinish.current = finish
  useEffect(() => {
    if (isSaved) latestFinish.current()
  }, [isSaved])
  const hasAges = asked.data !== undefined && (asked.data.minAge !== null || asked.data.maxAge !== null)
  return (
    <Card as="section" labelledBy="change-people">
      <h2 id="change-people" tabIndex={-1} ref={takeFocus}>
        Change people or needs
      </h2>
      <Form {...form.props} label="Change people or needs" purpose="save your changes" kept="Your answers are kept.">
        {form.values.people.map((person, index) => (
          <div key={person.position} className={css.changedPerson}>
            <TextField
              {...form.field(`people.${index}.name`)}
              label={`Name of person ${index + 1}`}
              autoComplete="off"
              maxCharacters={limits.fullNameLength}
            />
            {hasAges && people[index]?.kind !== 'companion' && (
              <NumberField {...form.field(`people.${index}.age`)} label="Age" isOptional isWhole unit="years" />
            )}
            <WishesFields
              field={`people.${index}`}
              name={person.name.trim() || `Person ${index + 1}`}
              value={person}
              onChange={(changes) =>
                form.change({
                  people: form.values.people.map((one, at) => (at === index ? { ...one, ...changes } : one)),
                })
              }
              accessStock={asked.data?.sessions[0]?.accessStock ?? nothingLeft}
              accountName={accountName}
              needs={index === 0 ? (needs.data?.needs ?? []) : []}
              errors={form.props.errors}
            />
          </div>
        ))}
        <TextArea
          {...form.field('notes')}
          label="Anything else they should know?"
          hint={`Only ${accountName} sees this.`}
          isOptional
          maxCharacters={2000}
        />
        <Cluster>
          <SubmitButton pendingLabel="Saving">Save the changes</SubmitButton>
          <Button variant="quiet" onPress={onClose}>
            Leave it as it is
          </Button>
        </Cluster>
      </Form>
    </Card>
  )
}

function changeable(person: BookedPerson) {
  const { position, name, age, sharedAccessibilityOptionIds } = person
  const { wantsWheelchairSpace, wantsHearingReceiver, wantsInterpreter, wantsQuietPlace } = person
  return {
    position,
    name,
    age,
    wantsWheelchairSpace,
    wantsHearingReceiver,
    wantsInterpreter,
    wantsQuietPlace,
    sharedAccessibilityOptionIds: [...sharedAccessibilityOptionIds] as readonly number[],
  }
}
