import { useSearchParams } from '@waymark/web-kit/router'
import { DaySheetPage } from '../day-sheet/day-sheet-page.tsx'
import { sheetParam } from '../day-sheet/day-sheet-query.ts'
import { BookingListPage } from './booking-list-page.tsx'
import { useBookingSide, useSeesBookings } from './booking-side.ts'
import { listViews } from './list-views.ts'

/** /booking/upcoming: what is coming, day by day; with `?sheet=` the day sheet of a provider. */
export function UpcomingPage() {
  const [query] = useSearchParams()
  const asked = useBookingSide()
  const seesBookings = useSeesBookings()
  return seesBookings && query.has(sheetParam) && asked?.side === 'provider' && asked.serviceAreaId !== undefined ? (
    <DaySheetPage key={asked.serviceAreaId} serviceAreaId={asked.serviceAreaId} />
  ) : (
    <BookingListPage view={listViews.upcoming} />
  )
}
