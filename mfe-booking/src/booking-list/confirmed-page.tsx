import { BookingListPage } from './booking-list-page.tsx'
import { listViews } from './list-views.ts'

export const ConfirmedPage = () => <BookingListPage view={listViews.confirmed} />
