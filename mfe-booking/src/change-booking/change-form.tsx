import { providerName } from '@waymark/domain/booking/provider-name'
import { bookingStatus } from '@waymark/domain/enums'
import { Card } from '@waymark/ui/card'
import { DescriptionList } from '@waymark/ui/description-list'
import { fieldMark } from '@waymark/ui/field-mark'
import { Form } from '@waymark/ui/form'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { RadioGroup } from '@waymark/ui/radio-group'
import { Split } from '@waymark/ui/split'
import { Stack } from '@waymark/ui/stack'
import { formatCount, formatDateTime, formatRange } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { TimeChoice } from '../free-times/time-choice.tsx'
import { StaffPeople } from '../staff/staff-person.tsx'
import { AnswerParts } from './answer-parts.tsx'
import css from './change-booking.module.css'
import { ChangeSummary } from './change-summary.tsx'
import type { ChangeScope, ChangeStart } from './changed-dates.ts'
import { OfferedNotice } from './offered-notice.tsx'
import { PreferredStaffField } from './preferred-staff-field.tsx'
import { type ChangeForm as ChangeFormState, useChangeForm } from './use-change-form.ts'

interface ChangeFormProps {
  readonly start: ChangeStart
  readonly onChanged: () => void
}

/** What is booked, the questions about the change, and a summary beside them. */
export function ChangeForm({ start, onChanged }: ChangeFormProps) {
  const form = useChangeForm(start, onChanged)
  const isOpen = start.mayChange && start.changeRefusal === null
  if (start.status === bookingStatus.Cancelled || start.status === bookingStatus.Completed)
    return <OverNow start={start} />
  return (
    <Form
      {...form.props}
      label="Change booking"
      purpose="change the booking"
      kept="Nothing was changed, and what you chose is kept."
      hasOwnSummary
    >
      <Split aside={start.mayChange && <ChangeSummary start={start} form={form} />}>
        <Stack gap={6}>
          <BookedNow start={start} />
          {isOpen && <OfferedNotice start={start} form={form} />}
          {isOpen ? (
            <Questions start={start} form={form} />
          ) : (
            <Notice tone="warning" title="This booking cannot be changed.">
              {start.mayChange
                ? closedText(start)
                : 'Only the person who booked it, or a manager of the location, can move it.'}
            </Notice>
          )}
        </Stack>
      </Split>
    </Form>
  )
}

/** Cancelled or completed meanwhile, perhaps in another tab: nothing is left to ask. */
function OverNow({ start }: { readonly start: ChangeStart }) {
  return (
    <Notice
      tone="warning"
      title={start.status === bookingStatus.Cancelled ? 'This booking is cancelled.' : 'This booking is completed.'}
      isLive
      actions={<LinkButton href={`/booking/${start.bookingId}`}>See the booking</LinkButton>}
    >
      It cannot be changed any more.
    </Notice>
  )
}

function closedText({ changeRefusal, freeToChangeUntil, timeZone, standing = 'open' }: ChangeStart): string {
  if (standing !== 'open') return changeRefusal ?? ''
  return `${changeRefusal ?? ''} You could change it until ${formatDateTime(freeToChangeUntil, namedZone(timeZone))}. If you need another time, send the other side a message.`
}

function BookedNow({ start }: { readonly start: ChangeStart }) {
  const { requestedStartDateTime: from, requestedEndDateTime: until, timeZone } = start
  return (
    <Card as="section" labelledBy="booked-now">
      <h2 id="booked-now">What is booked</h2>
      <DescriptionList
        items={[
          { term: 'What', detail: `${start.serviceName}, ${start.sizeOptionName.toLowerCase()}` },
          { term: 'When', detail: <b>{formatRange(from, until, namedZone(timeZone))}</b> },
          { term: 'With', detail: providerName(start) },
          { term: 'Client', detail: start.clientName },
          ...(start.recipientName === null ? [] : [{ term: 'For', detail: start.recipientName }]),
          { term: 'Who comes', detail: start.staff.length > 0 ? <StaffPeople staff={start.staff} /> : 'Nobody yet' },
          { term: 'Price', detail: start.feeDisplay },
        ]}
      />
    </Card>
  )
}

function Questions({ start, form }: { readonly start: ChangeStart; readonly form: ChangeFormState }) {
  return (
    <>
      {form.isSeries && (
        <RadioGroup
          {...form.field('scope')}
          label="Which dates?"
          hint="The other dates move by the same amount and get the same new answers. If one of them is not free, nothing changes."
          options={scopesOf(start)}
        />
      )}
      {form.offer && <AnswerParts start={start} offer={form.offer} form={form} />}
      {start.staffToChooseCount > 1 && <PreferredStaffField {...form.field('preferredStaffId')} start={start} />}
      <section {...fieldMark('day', 'New day and time')} className={css.times} aria-labelledby="new-time" tabIndex={-1}>
        <h2 id="new-time" className={css.cardTitle}>
          New day and time
        </h2>
        {form.times.soon.error?.name === 'NotOffered' ? (
          <Notice tone="warning" title={`${start.accountName} does not offer this service any more.`} isLive>
            So its time cannot be changed. The booking stays as it is.
          </Notice>
        ) : (
          <TimeChoice
            times={form.times}
            timeZone={start.timeZone}
            lastDay={start.toDate}
            chosen={form.draft}
            onChange={form.change}
            error={form.isTaken ? 'Somebody took this time. Choose another.' : form.mark('day').errorMessage}
          />
        )}
      </section>
    </>
  )
}

function scopesOf({
  requestedStartDateTime,
  timeZone,
  movedDates: { later, all },
}: ChangeStart): readonly { readonly id: ChangeScope; readonly label: string; readonly detail: string }[] {
  return [
    { id: 'one', label: 'This date only', detail: formatDateTime(requestedStartDateTime, namedZone(timeZone)) },
    { id: 'later', label: 'This date and the later ones', detail: formatCount(later.length, 'date') },
    { id: 'all', label: 'All dates of this series that can still change', detail: formatCount(all.length, 'date') },
  ]
}
