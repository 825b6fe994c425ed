let known: string | undefined

/** The zone of the viewer's own clocks. Reading it is dear, and it does not change while the page is looked at. */
export function viewerZone(): string {
  const zone = known ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  if (typeof document !== 'undefined') known = zone
  return zone
}

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    known = undefined
  })
