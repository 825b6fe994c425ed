import { accessOptions } from '@waymark/domain/access-fit/options'
import type { NeedTable } from '@waymark/identity-service/db/schema'
import type { DemoPeople } from './demo-people.ts'
import type { Row } from './row.ts'

type Need = readonly [key: string, weight: 'must' | 'would help', threshold: number | null]

const needsOf: Readonly<Record<string, readonly Need[]>> = {
  'individual@demo.test': [
    ['doorWidth', 'must', 80],
    ['stepFreeEntrance', 'must', null],
    ['hearingLoop', 'would help', null],
    ['quietHour', 'would help', null],
    ['transferSpace', 'must', 90],
  ],
  'restricted@demo.test': [
    ['lift', 'must', null],
    ['largePrint', 'would help', null],
    ['seating', 'would help', null],
  ],
}

/** The needs of people, in their own order. */
export function demoNeeds(people: DemoPeople): readonly Row<NeedTable>[] {
  return Object.entries(needsOf).flatMap(([email, needs]) =>
    needs.flatMap(([key, weight, threshold]) => {
      const option = accessOptions.find((candidate) => candidate.key === key)
      return option
        ? [{ user_profile_id: people.profileByEmail(email).id, accessibility_option_id: option.id, weight, threshold }]
        : []
    }),
  )
}
