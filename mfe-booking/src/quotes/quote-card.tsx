import { quote as quoteCalls } from '@waymark/contracts/quote'
import { moneyText } from '@waymark/domain/booking/price'
import { providerName } from '@waymark/domain/booking/provider-name'
import { isOpenQuote, type QuoteStatus } from '@waymark/domain/booking/quote'
import { nameInSentence } from '@waymark/domain/catalogue/own-services'
import { Button } from '@waymark/ui/button'
import { Card } from '@waymark/ui/card'
import { Cluster } from '@waymark/ui/cluster'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { DescriptionList } from '@waymark/ui/description-list'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { Tag } from '@waymark/ui/tag'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { useHasDraft } from '@waymark/web-kit/drafts'
import { formatDate, formatDateTime } from '@waymark/web-kit/format'
import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import { useSend } from '@waymark/web-kit/use-send'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { useRef, useState } from 'react'
import { newBookingHref } from '../new-booking/new-booking-query.ts'
import { AnswerForm, answerDraft } from './answer-form.tsx'
import type { Quote } from './quote.ts'
import css from './quotes.module.css'

/** Whoever closed it is said: "Declined" and "Turned down" alone do not tell the sides apart. */
function statusTexts(side: QuoteCardProps['side']): Readonly<Record<QuoteStatus, string>> {
  return {
    Asked: 'Waiting for a price',
    Answered: 'Price given',
    Accepted: 'Accepted and booked',
    Declined: side === 'client' ? 'Declined by you' : 'Declined by the client',
    Withdrawn: 'Withdrawn',
    TurnedDown: side === 'client' ? 'Turned down by the provider' : 'Turned down by you',
    Lapsed: 'Lapsed',
  }
}

interface QuoteCardProps {
  readonly quote: Quote
  readonly side: 'client' | 'provider'
}

/** One quote, with what this side can do while it is open. */
export function QuoteCard({ quote, side }: QuoteCardProps) {
  const titleId = `quote-${quote.quoteId}`
  const title = useRef<HTMLHeadingElement>(null)
  const focusTitle = useFocusAfter(title)
  return (
    <Card as="article" labelledBy={titleId}>
      <div className={css.head}>
        <h3 ref={title} tabIndex={-1} id={titleId} className={css.title}>
          {quote.serviceName}, {quote.sizeOptionName.toLowerCase()}
        </h3>
        <Tag>{quote.isClosedForGood ? 'Closed with the organisation' : statusTexts(side)[quote.status]}</Tag>
      </div>
      <DescriptionList items={factsOf(quote, side)} />
      {isOpenQuote(quote.status) && quote.isSuspended && <Notice tone="info">{suspendedText(quote, side)}</Notice>}
      {isOpenQuote(quote.status) && <Acts quote={quote} side={side} titleId={titleId} onDone={focusTitle} />}
    </Card>
  )
}

function suspendedText({ accountName }: Quote, side: QuoteCardProps['side']): string {
  return side === 'provider'
    ? 'Waymark has suspended your organisation, so no price can be given or accepted. The dashboard says why.'
    : `${accountName} takes no bookings on Waymark at present, so no price can be given or accepted.`
}

function factsOf(quote: Quote, side: QuoteCardProps['side']) {
  const zone = namedZone(quote.timeZone)
  return [
    side === 'client' ? { term: 'With', detail: providerName(quote) } : { term: 'Client', detail: quote.clientName },
    { term: 'Asked', detail: formatDateTime(quote.askedAt, zone) },
    { term: 'What is needed', detail: <span className={css.typed}>{quote.words}</span> },
    ...(quote.AddressForService === '' ? [] : [{ term: 'Where', detail: quote.AddressForService }]),
    ...(quote.priceCents === null
      ? []
      : [{ term: 'Price', detail: <b>{moneyText(quote.priceCents, quote.currency)}</b> }]),
    ...(quote.answer === '' ? [] : [{ term: 'Answer', detail: <span className={css.typed}>{quote.answer}</span> }]),
    ...(quote.standsUntil === null
      ? []
      : [{ term: 'Valid until', detail: `The end of ${formatDate(quote.standsUntil)}` }]),
  ]
}

interface ActsProps extends QuoteCardProps {
  readonly titleId: string
  /** What had the focus is gone. */
  readonly onDone: () => void
}

function Acts({ quote, side, titleId, onDone }: ActsProps) {
  const hasDraft = useHasDraft()
  const [isAnswering, setIsAnswering] = useState(() => side === 'provider' && hasDraft(answerDraft(quote.quoteId)))
  const [isClosing, setIsClosing] = useState(false)
  const close = useSend(quoteCalls.closeQuote, {
    onSuccess: () => {
      setIsClosing(false)
      onDone()
    },
  })
  const { serviceAreaServiceId, quoteId } = quote
  const words = closingWords(quote, side)
  if (isAnswering && !quote.isSuspended)
    return (
      <AnswerForm
        quote={quote}
        onClose={() => {
          setIsAnswering(false)
          onDone()
        }}
      />
    )
  return (
    <>
      <Cluster gap={3}>
        {side === 'client' && quote.status === 'Answered' && !quote.isSuspended && (
          <LinkButton variant="primary" href={newBookingHref({ serviceAreaServiceId, quoteId })}>
            Accept and book <VisuallyHidden>{quote.serviceName}</VisuallyHidden>
          </LinkButton>
        )}
        {side === 'provider' && !quote.isSuspended && (
          <Button
            variant={quote.status === 'Asked' ? 'primary' : 'secondary'}
            onPress={() => setIsAnswering(true)}
            aria-describedby={titleId}
          >
            {quote.status === 'Asked' ? 'Give a price' : 'Change the price'}
          </Button>
        )}
        <Button variant="dangerQuiet" onPress={() => setIsClosing(true)} aria-describedby={titleId}>
          {words.button}
        </Button>
      </Cluster>
      <ConfirmDialog
        isOpen={isClosing}
        title={words.question}
        confirmLabel={words.confirm}
        cancelLabel="Leave it open"
        onConfirm={() => close.mutate({ input: { quoteId } })}
        onCancel={() => setIsClosing(false)}
      >
        <p>{words.consequence}</p>
        {close.error && <p role="alert">{close.error.message}</p>}
      </ConfirmDialog>
    </>
  )
}

function closingWords({ status, serviceName, accountName, clientName }: Quote, side: QuoteCardProps['side']) {
  if (side === 'provider')
    return {
      button: 'Turn it down',
      question: `Turn down ${nameInSentence(serviceName)} for ${clientName}?`,
      confirm: 'Yes, turn it down',
      consequence: `${clientName} is told that you cannot take this on.`,
    }
  return status === 'Asked'
    ? {
        button: 'Withdraw my question',
        question: `Withdraw your question about ${nameInSentence(serviceName)}?`,
        confirm: 'Yes, withdraw it',
        consequence: `${accountName} is told.`,
      }
    : {
        button: 'Decline the price',
        question: `Decline the price for ${nameInSentence(serviceName)}?`,
        confirm: 'Yes, decline it',
        consequence: `${accountName} is told. If you change your mind, ask for a new price.`,
      }
}
