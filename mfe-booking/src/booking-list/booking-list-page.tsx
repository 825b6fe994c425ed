import { booking } from '@waymark/contracts/booking'
import { Button } from '@waymark/ui/button'
import { Icon } from '@waymark/ui/icon'
import { LinkButton } from '@waymark/ui/link-button'
import { ListPage } from '@waymark/ui/list-page'
import { PlaceArt } from '@waymark/ui/place-art'
import { zoneName } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { useBookingStart } from '@waymark/web-kit/use-booking-start'
import { useCall } from '@waymark/web-kit/use-call'
import { useFileCall } from '@waymark/web-kit/use-file-call'
import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import { usePage } from '@waymark/web-kit/use-page'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import { daySheetHref } from '../day-sheet/day-sheet-query.ts'
import css from './booking-list.module.css'
import type { BookingRow } from './booking-row.ts'
import { useBookingSide } from './booking-side.ts'
import { BookingTable } from './booking-table.tsx'
import { CalendarFeedDialog } from './calendar-feed-dialog.tsx'
import { ListFilters } from './list-filters.tsx'
import { listFilters, listInput } from './list-query.ts'
import type { ListView } from './list-views.ts'

/** One list for all four screens: what a client booked, or what a location serves. */
export function BookingListPage({ view }: { readonly view: ListView }) {
  const page = usePage()
  const focusTitle = useFocusAfter(page.ref)
  const list = useListState({ filters: listFilters, sort: view.sort })
  const asked = useBookingSide()
  const side = asked?.side ?? 'client'
  const filters = listInput(view, asked ?? { side }, list)
  const found = useCall(
    booking.getBookingList,
    { ...filters, ...list.paging },
    { enabled: asked !== null, keepPrevious: true },
  )
  const exporting = useFileCall(booking.exportBookingList)
  const [isFeedShown, setIsFeedShown] = useState(false)
  const isUpcoming = view.period === 'upcoming'
  return (
    <ListPage
      page={page}
      actions={
        isUpcoming && (
          <>
            {side === 'provider' && (
              <LinkButton icon={ClipboardList} href={daySheetHref({ date: null, staffUserProfileId: null, page: 1 })}>
                Day sheet
              </LinkButton>
            )}
            {asked?.side === 'client' && <BookLink />}
            <Button icon={CalendarSync} onPress={() => setIsFeedShown(true)}>
              Calendar address
            </Button>
          </>
        )
      }
      nouns={['booking', 'bookings']}
      list={list}
      found={found}
      filters={<ListFilters view={view} list={list} side={asked} />}
      empty={{
        title: view.empty.title,
        picture: <PlaceArt of="walk" />,
        action:
          side === 'client' ? <BookLink /> : <LinkButton href="/service-area/scheduling">See your times</LinkButton>,
        children: view.empty.text,
      }}
      tryThis="Try fewer letters, other days, or another status."
      note={({ items }) => (
        <>
          {isUpcoming && ' from now on'}.<Zones rows={items} />
        </>
      )}
      exporting={{ ...exporting, start: () => exporting.start(filters) }}
      rows={(rows) => (
        <BookingTable
          caption={`${view.title}, by day`}
          rows={rows}
          side={side}
          sort={list.sort}
          onSortChange={list.setSort}
          onDone={focusTitle}
        />
      )}
    >
      {isFeedShown && <CalendarFeedDialog onClose={() => setIsFeedShown(false)} />}
    </ListPage>
  )
}

/** Whose clock the times are of. */
function Zones({ rows }: { readonly rows: readonly BookingRow[] }) {
  const zones = [...new Set(rows.map(({ timeZone }) => timeZone))]
  const [zone] = zones
  if (zone === undefined) return null
  return (
    <span className={css.zone}>
      <Icon of={Clock} />
      {zones.length === 1 ? zoneName(zone) : 'Each in the local time of its place'}
    </span>
  )
}

/** The link to a new booking: at the only place on the shortlist, otherwise by choosing a service. */
function BookLink() {
  return (
    <LinkButton href={useBookingStart()} variant="primary">
      Book a service
    </LinkButton>
  )
}
