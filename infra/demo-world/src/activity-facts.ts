import { accessOptions } from '@waymark/domain/access-fit/options'
import type { ActivityFactTable, ActivityTable } from '@waymark/provider-service/db/schema'
import { factNotes } from './fact-notes.ts'
import type { IdRow, Row } from './row.ts'
import { seededRandom } from './seeded-random.ts'

const dayMs = 86_400_000

/** What an organiser says of an activity itself, beside the facts of its venue: its access places and further options. */
export function activityFacts(
  activity: IdRow<ActivityTable>,
  keys: readonly string[],
  now: Date,
): readonly Row<ActivityFactTable>[] {
  const random = seededRandom(`facts of activity ${activity.id}`)
  const met = new Map<string, number | null>(keys.map((key) => [key, null]))
  if (activity.wheelchair_spaces) met.set('wheelchairSpaces', activity.wheelchair_spaces)
  if (activity.hearing_receivers) met.set('hearingLoop', null)
  if (activity.interpreter_places) met.set('signLanguage', null)
  if (activity.quiet_places) met.set('quietRoom', null)
  if (activity.has_free_companion) met.set('companionCard', null)
  const missing = ['captions', 'audioDescription', 'easyRead'].filter((key) => !met.has(key) && random.chance(0.2))
  return accessOptions.flatMap(({ id, key, measure }) => {
    const isMet = met.has(key)
    if (!isMet && !missing.includes(key)) return []
    const notes = isMet ? factNotes[key]?.yes : factNotes[key]?.no
    return [
      {
        activity_id: activity.id,
        accessibility_option_id: id,
        is_met: isMet,
        measure: isMet && measure ? (met.get(key) ?? measure.usual) : null,
        note: random.chance(0.6) ? (random.pick(notes ?? []) ?? null) : null,
        source: 'Told by the organiser',
        checked_on: new Date(now.getTime() - random.whole(5, 120) * dayMs).toISOString().slice(0, 10),
        photo_key: null,
        photo_alt: null,
      },
    ]
  })
}
