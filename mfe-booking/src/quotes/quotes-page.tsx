import { quote } from '@waymark/contracts/quote'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { Pagination } from '@waymark/ui/pagination'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { useNavigate, useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { type BookingSide, useBookingSide } from '../booking-list/booking-side.ts'
import { AskQuote } from './ask-quote.tsx'
import { QuoteCard } from './quote-card.tsx'
import { quotesHref, quotesPageHref, readAskedSize, readPage } from './quote-query.ts'
import css from './quotes.module.css'

/** Prices that a client asks for, and those that a location is asked for. */
export function QuotesPage() {
  const page = usePage()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const side = useBookingSide()
  const asked = side?.side === 'client' ? readAskedSize(query) : null
  return (
    <Page>
      <PageHeading
        page={page}
        lead={
          side?.side === 'provider'
            ? 'Clients say what they need. Give a price, and the last day on which it is valid. They accept it by booking.'
            : 'Some services have no fixed price. Say what you need, and you get a price. Book while it is valid to accept it.'
        }
      />
      <Stack gap={8}>
        {asked && (
          <Section title="Ask for a quote">
            <AskQuote asked={asked} onAsked={() => void navigate(quotesHref(), { replace: true })} />
          </Section>
        )}
        {side && <Quotes key={`${side.side} ${side.serviceAreaId}`} side={side} />}
      </Stack>
    </Page>
  )
}

const pageSize = 10

function Quotes({ side }: { readonly side: BookingSide }) {
  const [query] = useSearchParams()
  const pageNumber = readPage(query)
  const found = useCall(
    quote.getQuotes,
    { ...side, pageNumber, pageSize },
    { keepPrevious: true, refetchOnFocus: true },
  )
  return (
    <Section title={side.side === 'provider' ? 'Questions from clients' : 'Your quotes'}>
      <Loaded
        of={found}
        what="the quotes"
        shape="cards"
        count={3}
        headingLevel={3}
        empty={({ totalCount }) => totalCount === 0 && emptyOf(side)}
      >
        {({ items, totalCount }) => (
          <>
            <ul className={css.quotes} aria-label="Quotes">
              {items.map((one) => (
                <li key={one.quoteId}>
                  <QuoteCard quote={one} side={side.side} />
                </li>
              ))}
            </ul>
            {totalCount > pageSize && (
              <Pagination
                label="Pages of quotes"
                page={pageNumber}
                pageSize={pageSize}
                total={totalCount}
                hrefOf={quotesPageHref}
              />
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}

function emptyOf({ side }: BookingSide) {
  return side === 'provider'
    ? { title: 'Nobody has asked yet', children: 'When a client asks for the price of a service, it is listed here.' }
    : {
        title: 'No quotes yet',
        children: 'Choose a service whose price is “Quote”, and ask for it there.',
        action: <LinkButton href="/booking/book-service">Find a service</LinkButton>,
      }
}
