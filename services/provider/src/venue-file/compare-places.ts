import type { checkedPlace } from '@waymark/contracts/venue-file'
import { freshness } from '@waymark/domain/access-fit/age'
import { accessOption } from '@waymark/domain/access-fit/options'
import type { AccountId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { FactRow } from '../db/access-facts.ts'
import { type AreaOnFile, listAreasOnFile } from '../db/imported-venues.ts'
import type { ProviderDatabase } from '../db/schema.ts'
import type { AreaToWrite } from '../db/write-service-area.ts'
import { areaToWrite } from '../place/area-to-write.ts'
import { changesOfArea } from './changes-of-area.ts'
import type { ReadPlace } from './read-place.ts'
import type { Remark } from './remark.ts'

/** A place of a file beside the location that it is, if there is one, and what importing it would write. */
export interface ComparedPlace {
  readonly answer: z.input<typeof checkedPlace>
  /** Null where nothing can be imported. */
  readonly write: {
    readonly target: AreaOnFile | null
    readonly area: AreaToWrite
    readonly facts: readonly FactRow[]
    readonly externalId: string
  } | null
}

/** Compares the places of a file with each other and with the locations of the organisation. Writes nothing. */
export async function comparePlaces(
  db: Kysely<ProviderDatabase>,
  accountId: AccountId,
  places: readonly ReadPlace[],
  now: Date,
): Promise<ComparedPlace[]> {
  const onFile = await listAreasOnFile(db, accountId, {
    externalIds: places.map(({ externalId }) => externalId),
    ids: places.flatMap(({ serviceAreaId }) => serviceAreaId ?? []),
  })
  const firstRowOf = new Map(places.map(({ externalId }, index) => [externalId, index + 1] as const).toReversed())
  const targets = places.map(
    (place) =>
      onFile.find((area) => area.account_id === accountId && area.external_id === place.externalId) ??
      onFile.find(({ id }) => id === place.serviceAreaId) ??
      null,
  )
  const firstRowOfTarget = new Map(targets.map((target, index) => [target?.id, index + 1] as const).toReversed())
  return places.map((place, index) => {
    const target = targets[index] ?? null
    const firstOfTarget = target?.account_id === accountId ? (firstRowOfTarget.get(target.id) ?? 0) : 0
    const first = firstRowOf.get(place.externalId) ?? 0
    const isIdTwice = place.externalId !== '' && first < index + 1
    const wrong = [
      ...place.wrong,
      ...(isIdTwice ? [{ field: 'properties.originalId', says: `This is the id of place ${first} as well.` }] : []),
      ...(!isIdTwice && target && firstOfTarget > 0 && firstOfTarget < index + 1
        ? [sameLocation(target, firstOfTarget)]
        : []),
      ...(target ? targetProblems(target, accountId) : []),
    ]
    return compare({ place, row: index + 1, target, wrong, now })
  })
}

function sameLocation({ name }: AreaOnFile, row: number): Remark {
  return {
    field: 'waymark.serviceAreaId',
    says: `This is the location “${name}”, as place ${row} is. Leave out “serviceAreaId” to add a new one.`,
  }
}

function targetProblems(target: AreaOnFile, accountId: AccountId): Remark[] {
  if (target.account_id !== accountId) return [{ field: '', says: 'This place belongs to another organisation.' }]
  return target.is_active ? [] : [{ field: '', says: 'This location is closed. Open it before you import it.' }]
}

function compare(found: {
  readonly place: ReadPlace
  readonly row: number
  readonly target: AreaOnFile | null
  readonly wrong: readonly Remark[]
  readonly now: Date
}): ComparedPlace {
  const { place, row, target, wrong, now } = found
  const bare = { row, name: place.name, suburb: place.suburb, factCount: place.facts.length }
  if (wrong.length > 0 || !place.area)
    return { answer: { ...bare, verdict: 'wrong', effect: null, remarks: [...wrong] }, write: null }
  const area = areaAfter(areaToWrite(place.area, target?.manager_ids ?? []), place, target)
  const { facts, keptCount } = factsAfter(place.facts, target?.facts ?? [])
  const stale = staleRemarks(place.facts, keptCount, now)
  const changes = target && changesOfArea(target, area, facts)
  const isSame = changes?.isSame ?? false
  const answer = { ...bare, ...(changes ? { existing: changes.existing } : {}) }
  // What we say ourselves may come back: a file that was exported here changes nothing.
  if (place.contradictory.length > 0 && !isSame)
    return {
      answer: { ...answer, verdict: 'contradictory', effect: null, remarks: [...place.contradictory] },
      write: null,
    }
  return {
    answer: {
      ...answer,
      verdict: stale.length > 0 && !isSame ? 'stale' : 'ready',
      effect: target === null ? 'added' : isSame ? 'unchanged' : 'changed',
      remarks: stale,
    },
    write: { target, area, facts, externalId: place.externalId },
  }
}

/** What the file leaves open, a location keeps. */
function areaAfter(area: AreaToWrite, { leftOpen }: ReadPlace, target: AreaOnFile | null): AreaToWrite {
  if (!target) return area
  const own: AreaToWrite = { ...target, opening_hours: JSON.stringify(target.opening_hours) }
  return { ...area, ...Object.fromEntries(leftOpen.map((column) => [column, own[column]])) }
}

/** The facts of the file, except where ours were checked later, and ours about everything else. */
function factsAfter(given: readonly FactRow[], own: readonly FactRow[]) {
  const ownOf = (id: number) => own.find((fact) => fact.accessibility_option_id === id)
  const kept = given.filter((fact) => isNewer(ownOf(fact.accessibility_option_id), fact))
  const facts = [
    ...given.map((fact) => {
      const ours = ownOf(fact.accessibility_option_id)
      if (!ours) return fact
      return kept.includes(fact) ? ours : { ...fact, photo_key: ours.photo_key, photo_alt: ours.photo_alt }
    }),
    ...own.filter((fact) => !given.some((one) => one.accessibility_option_id === fact.accessibility_option_id)),
  ]
  return {
    facts: facts.toSorted((a, b) => a.accessibility_option_id - b.accessibility_option_id),
    keptCount: kept.length,
  }
}

function isNewer(ours: FactRow | undefined, given: FactRow): boolean {
  return ours?.checked_on != null && given.checked_on !== null && ours.checked_on > given.checked_on
}

function staleRemarks(given: readonly FactRow[], keptCount: number, now: Date): Remark[] {
  const old = given.filter(({ checked_on }) => checked_on !== null && freshness(new Date(checked_on), now) === 'old')
  const names = old.slice(0, 3).map((fact) => `“${accessOption(fact.accessibility_option_id)?.label ?? ''}”`)
  return [
    ...(old.length === 0
      ? []
      : [
          {
            field: 'waymark.facts',
            says: `${old.length} of ${given.length} facts were checked more than 12 months ago: ${names.join(', ')}${old.length > 3 ? ' and more' : ''}.`,
          },
        ]),
    ...(keptCount === 0
      ? []
      : [{ field: 'waymark.facts', says: `We know newer facts than ${keptCount} of these. Ours stay.` }]),
  ]
}
