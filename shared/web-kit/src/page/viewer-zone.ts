/** The zone of a place where the viewer's own clocks differ from it, to be named beside its times; else undefined. */
export function namedZone(timeZone: string): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone === timeZone ? undefined : timeZone
}
