/** The screens that stand in another site's page, all below /access-page: the map, and booking a session on it. */
const framedPaths = [/^\/(?:$|[?#])/, /^\/activity-booking\/(?:new-booking|\d+)(?:$|[?#])/]

/** Whether an address leads out of the frame: to another screen of the suite, or to another site. */
export function leavesFrame(href: string): boolean {
  if (/^https?:/i.test(href)) return true
  return href.startsWith('/') && !framedPaths.some((path) => path.test(href))
}
