import { activitySession } from '@waymark/contracts/activity-session'
import { Columns } from '@waymark/ui/columns'
import { DateField } from '@waymark/ui/date-field'
import { Form } from '@waymark/ui/form'
import { HelpOn } from '@waymark/ui/help-on'
import { Notice } from '@waymark/ui/notice'
import { NumberField } from '@waymark/ui/number-field'
import { RadioGroup } from '@waymark/ui/radio-group'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { TimeSelect } from '@waymark/ui/time-select'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { useMemo } from 'react'
import { PriceFields } from '../activity/price-fields.tsx'
import { StockFields } from '../activity/stock-fields.tsx'
import { sessionName } from '../sessions/session-words.ts'
import type { SessionDetail } from './session-detail.ts'
import { fieldOfSession, movesTime, sessionDraftOf, sessionToSend } from './session-draft.ts'

/** Changes the time, the spaces and the price of one session, or its spaces and price for all later ones. */
export function SessionForm({ session }: { readonly session: SessionDetail }) {
  const { activitySessionId, laterSessionCount, bookingCount } = session
  const values = useMemo(() => sessionDraftOf(session), [session])
  const form = useForm(activitySession.updateActivitySession, {
    values,
    toInput: (typed) => sessionToSend(session, typed),
    pathOf: fieldOfSession,
    fieldOf: {
      BelowBooked: 'maxSpaces',
      TimeDoesNotExist: 'starts',
      InThePast: 'date',
      EndsBeforeStart: 'ends',
      TooFarAhead: 'date',
      AlreadyThere: 'starts',
      ClosedByThen: 'date',
      priceCents: 'priceDollars',
      concessionPriceCents: 'concessionDollars',
    },
    draft: `session:${activitySessionId}`,
    onSuccess: ({ sessionCount, session: saved }) =>
      notify(
        'success',
        sessionCount > 1 ? `${sessionCount} sessions are changed.` : `${sessionName(saved)} is changed.`,
      ),
  })
  const isOne = form.values.scope === 'one'
  return (
    <Form {...form.props} label={`Change ${sessionName(session)}`} purpose="save the session">
      {laterSessionCount > 0 && (
        <RadioGroup
          {...form.field('scope')}
          label="What changes"
          options={[
            { id: 'one', label: 'This session only' },
            {
              id: 'later',
              label: 'This session and all later ones',
              detail: `${formatCount(laterSessionCount, 'later session')}; each keeps its date and times`,
            },
          ]}
        />
      )}
      {isOne && (
        <Columns>
          <DateField {...form.field('date')} label="Date" />
          <TimeSelect {...form.field('starts')} label="Starts" />
          <TimeSelect {...form.field('ends')} label="Ends" />
        </Columns>
      )}
      {bookingCount > 0 && movesTime(values, form.values) && (
        <Notice
          tone="warning"
          title={`We tell ${bookingCount === 1 ? 'the person who has' : 'those who have'} booked the new time.`}
          isLive
        >
          Whom it does not suit may cancel until it starts, with everything paid back.
        </Notice>
      )}
      <Columns>
        <NumberField
          {...form.field('maxSpaces')}
          label="Spaces"
          isOptional={false}
          help={<HelpOn helpKey="maxSpaces" />}
        />
        <NumberField {...form.field('maxSpacesPerClient')} label="Spaces for one client" isOptional={false} />
      </Columns>
      <StockFields fieldOf={(kind) => form.field(kind)} />
      <PriceFields
        price={form.field('priceDollars')}
        concession={form.field('concessionDollars')}
        currency={session.currency}
      />
      <TextField {...form.field('note')} label="Note for those who come" />
      <SubmitButton>
        {isOne ? 'Save this session' : `Save ${formatCount(laterSessionCount + 1, 'session')}`}
      </SubmitButton>
    </Form>
  )
}
