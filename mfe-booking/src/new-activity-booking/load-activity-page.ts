/** Loads the page of an activity, which the list leads to. */
export const loadActivityPage = async () => ({ default: (await import('./activity-page.tsx')).ActivityPage })
