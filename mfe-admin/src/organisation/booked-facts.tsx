import type { OutputOf } from '@waymark/contracts/define-call'
import type { organisation } from '@waymark/contracts/organisation'
import { DescriptionList } from '@waymark/ui/description-list'
import { formatCount, formatInstant, formatMoney } from '@waymark/web-kit/format'

export type OrganisationState = OutputOf<typeof organisation.getOrganisationSuspension>

/** What people have booked with an organisation and that has not begun. */
export function BookedFacts({ state: { coming } }: { readonly state: OrganisationState }) {
  const { clientCount, lastStartsAt } = coming
  const facts = [
    { term: 'Visits', detail: countText(coming.visitCount, 'confirmed visit') },
    {
      term: 'Sessions',
      detail:
        coming.sessionCount === 0
          ? 'None'
          : `${formatCount(coming.sessionCount, 'session')}, ${formatCount(coming.sessionBookingCount, 'booking')} of ${formatCount(coming.spaceCount, 'space')}`,
    },
    { term: 'People who have booked', detail: countText(clientCount, 'person', 'people') },
    { term: 'Paid so far', detail: moneyOf(coming.paid) },
    {
      term: 'Being paid just now',
      detail:
        coming.heldCount === 0 ? 'Nothing' : `${formatCount(coming.heldCount, 'booking')}, ${moneyOf(coming.unpaid)}`,
    },
    { term: 'On waitlists', detail: countText(coming.waitingCount, 'group') },
    { term: 'Open quotes', detail: countText(coming.quoteCount, 'quote') },
    { term: 'The last one starts', detail: lastStartsAt === null ? 'Nothing is booked' : formatInstant(lastStartsAt) },
  ]
  return <DescriptionList items={facts} />
}

/** "$48.00 NZD and $20.00 AUD"; "Nothing" where there is none. */
export function moneyOf(sums: OrganisationState['coming']['paid']): string {
  if (sums.length === 0) return 'Nothing'
  return new Intl.ListFormat('en-NZ').format(sums.map(({ currency, cents }) => formatMoney(cents, currency)))
}

function countText(count: number, one: string, many?: string): string {
  return count === 0 ? 'None' : formatCount(count, one, many)
}
