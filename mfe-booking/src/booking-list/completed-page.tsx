import { BookingListPage } from './booking-list-page.tsx'
import { listViews } from './list-views.ts'

export const CompletedPage = () => <BookingListPage view={listViews.completed} />
