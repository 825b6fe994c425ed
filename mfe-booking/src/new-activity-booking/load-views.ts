export const loadActivityPage = async () => ({ default: (await import('./activity-page.tsx')).ActivityPage })
export const loadBookSpacesPage = async () => ({ default: (await import('./book-spaces-page.tsx')).BookSpacesPage })

/** Loads what the query of an address shows, beside the screen itself; the list comes with that. */
export async function loadView(query: URLSearchParams): Promise<void> {
  if (query.has('activitySessionId')) await loadBookSpacesPage()
  else if (query.has('activityId')) await loadActivityPage()
}
