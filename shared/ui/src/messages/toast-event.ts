/** Window event for a shown toast; the page can wait for it before loading the toast region. */
export const toastEvent = 'waymark:toast'
