const productName = 'Waymark'

/** "Upcoming bookings · Waymark". The product's own front page carries the tagline instead. */
export function pageTitle(screen: string): string {
  return `${screen} · ${productName}`
}
