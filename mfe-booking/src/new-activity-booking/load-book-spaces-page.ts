/** Loads the booking of spaces, which the page of an activity leads to. */
export const loadBookSpacesPage = async () => ({ default: (await import('./book-spaces-page.tsx')).BookSpacesPage })
