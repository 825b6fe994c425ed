import { loadActivityPage } from './load-activity-page.ts'
import { loadBookSpacesPage } from './load-book-spaces-page.ts'

/** Loads what the query of an address shows, beside the screen itself; the list comes with that. */
export async function loadView(query: URLSearchParams): Promise<void> {
  if (query.has('activitySessionId')) await loadBookSpacesPage()
  else if (query.has('activityId')) await loadActivityPage()
}
