/** What the window hears when a toast is shown; the page may load the region that draws it only then. */
export const toastEvent = 'waymark:toast'
