import { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { quote } from '@waymark/contracts/quote'
import { providerName } from '@waymark/domain/booking/provider-name'
import { Form } from '@waymark/ui/form'
import { Loaded } from '@waymark/ui/loaded'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextArea } from '@waymark/ui/text-area'
import { TextField } from '@waymark/ui/text-field'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { useBookedFor } from '../new-activity-booking/use-booked-for.ts'
import type { KeptAnswers } from '../new-booking/known-answers.ts'
import type { AskedSize } from './quote-query.ts'
import css from './quotes.module.css'
import { useAskedBefore } from './use-asked-before.ts'

const maxName = 100
/** With the name in front, both are one text. */
const maxWords = 1880

interface AskQuoteProps {
  readonly asked: AskedSize
  readonly onAsked: () => void
}

/** The question for one size of a service, once it is known what is offered. */
export function AskQuote({ asked, onAsked }: AskQuoteProps) {
  const start = useCall(booking.getDataForNewBooking, { serviceAreaServiceId: asked.serviceAreaServiceId })
  return (
    <Loaded of={start} what="the service" shape="form" count={2}>
      {(kept) => kept.offer && <AskForm asked={asked} offer={kept.offer} kept={kept} onAsked={onAsked} />}
    </Loaded>
  )
}

interface AskFormProps extends AskQuoteProps {
  readonly offer: NonNullable<OutputOf<typeof booking.getDataForNewBooking>['offer']>
  readonly kept: KeptAnswers
}

export function AskForm({ asked, offer, kept, onAsked }: AskFormProps) {
  const bookedFor = useBookedFor()
  const before = useAskedBefore(asked.serviceAreaServiceId, kept)
  const form = useForm(quote.askForQuote, {
    values: { words: '', ...before },
    toInput: ({ words, address, person }) => ({
      ...bookedFor,
      ServiceAreaServiceId: asked.serviceAreaServiceId,
      ServiceSizeOptionId: asked.sizeOptionId,
      words: words.trim() === '' || person.trim() === '' ? words : `For ${person.trim()}: ${words}`,
      AddressForService: address,
    }),
    pathOf: (path) => (path === 'AddressForService' ? 'address' : path),
    draft: `quote:${asked.serviceAreaServiceId}:${asked.sizeOptionId}`,
    onSuccess: (_asked, { reset }) => {
      reset()
      notify('success', `Your question is sent to ${offer.accountName}.`)
      onAsked()
    },
  })
  const size = offer.sizeOptions.find(({ ServiceSizeOptionId: id }) => id === asked.sizeOptionId)
  return (
    <div className={css.form}>
      <Form {...form.props} label="Ask for a quote" purpose="send your question">
        <p>
          <b>
            {offer.serviceName}
            {size && `, ${size.name.toLowerCase()}`}
          </b>{' '}
          by {providerName(offer)}
        </p>
        <TextArea
          {...form.field('words')}
          label="What do you need?"
          hint="What, how much, where to, and when it would suit you."
          maxCharacters={maxWords}
        />
        <TextField {...form.field('address')} label="Where is it?" hint="Street and suburb." isOptional />
        <TextField
          {...form.field('person')}
          label="Who is it for?"
          hint="Leave this empty when it is for you."
          maxCharacters={maxName}
          isOptional
        />
        <SubmitButton pendingLabel="Sending">Ask {offer.accountName}</SubmitButton>
      </Form>
    </div>
  )
}
