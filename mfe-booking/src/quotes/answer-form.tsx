import { quote as quoteCalls } from '@waymark/contracts/quote'
import { quoteLimits } from '@waymark/domain/booking/quote'
import { addDays } from '@waymark/domain/schedule/wall-clock'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Columns } from '@waymark/ui/columns'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { DateField } from '@waymark/ui/date-field'
import { focusField } from '@waymark/ui/focus-field'
import { Form } from '@waymark/ui/form'
import { NumberField } from '@waymark/ui/number-field'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { useEffect, useState } from 'react'
import { wallNow } from '../time/wall-now.ts'
import type { Quote } from './quote.ts'

const usualDays = 14

interface AnswerFormProps {
  readonly quote: Quote
  readonly onClose: () => void
}

export const answerDraft = (quoteId: Quote['quoteId']) => `quote-answer:${quoteId}`

/** The price of a quote, until when it stands, and what goes with it. */
export function AnswerForm({ quote, onClose }: AnswerFormProps) {
  const { quoteId, priceCents, standsUntil, answeredAt, timeZone, clientName, answer } = quote
  const [today] = useState(() => wallNow(timeZone, Date.now()).slice(0, 10))
  // As they are now: what a colleague answers while the form is open is shown in it.
  const values: { readonly dollars: number | null; readonly standsUntil: string | null; readonly answer: string } = {
    dollars: priceCents === null ? null : priceCents / 100,
    standsUntil: standsUntil !== null && standsUntil >= today ? standsUntil : addDays(today, usualDays),
    answer,
  }
  const form = useForm(quoteCalls.answerQuote, {
    values,
    toInput: (typed) => ({
      quoteId,
      priceCents: typed.dollars === null ? null : Math.round(typed.dollars * 100),
      standsUntil: typed.standsUntil,
      answer: typed.answer,
      seenAnsweredAt: answeredAt,
    }),
    fieldOf: { priceCents: 'dollars', StandsTooShort: 'standsUntil' },
    check: ({ dollars, standsUntil }) => ({
      dollars: dollars === null ? 'Give a price.' : undefined,
      standsUntil: standsUntil === null ? 'Choose the last day.' : undefined,
    }),
    draft: answerDraft(quoteId),
    onSuccess: () => {
      notify('success', `${clientName} is told of your price.`)
      onClose()
    },
  })
  const [isAskedIfFree, setAskedIfFree] = useState(false)
  const isFree = form.values.dollars !== null && Math.round(form.values.dollars * 100) === 0
  const [wasOpened] = useState(!form.isRestored)
  // The button that opened the form is gone.
  useEffect(() => {
    if (wasOpened) focusField('dollars')
  }, [wasOpened])
  return (
    <>
      <Form
        {...form.props}
        label={`Your price for ${clientName}`}
        purpose="send the price"
        onAttempt={(refusals) => {
          if (isFree && Object.keys(refusals).length === 0) setAskedIfFree(true)
          else form.props.onAttempt(refusals)
        }}
      >
        <Columns gap={5}>
          <NumberField
            {...form.field('dollars')}
            label="Price"
            formatOptions={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
            unit="dollars"
            minValue={0}
            maxValue={quoteLimits.maxPriceCents / 100}
            isOptional={false}
          />
          <DateField
            {...form.field('standsUntil')}
            label="Valid until the end of"
            minDate={today}
            maxDate={addDays(today, quoteLimits.maxStandsDays)}
            isOptional={false}
          />
        </Columns>
        <TextArea
          {...form.field('answer')}
          label="About the price"
          hint="What the price covers, and what you need to know."
          maxCharacters={2000}
        />
        <Cluster gap={3}>
          <SubmitButton pendingLabel="Sending">Send the price</SubmitButton>
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
      <ConfirmDialog
        isOpen={isAskedIfFree}
        title="Is this free?"
        tone="primary"
        confirmLabel="Yes, it is free"
        cancelLabel="Change the price"
        onConfirm={async () => {
          setAskedIfFree(false)
          await form.submit()
        }}
        onCancel={() => setAskedIfFree(false)}
      >
        <p>Your price is $0.00. {clientName} would pay nothing.</p>
      </ConfirmDialog>
    </>
  )
}
