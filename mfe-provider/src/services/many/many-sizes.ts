import type { InputOf } from '@waymark/contracts/define-call'
import type { service } from '@waymark/contracts/service'
import { serviceKind } from '@waymark/domain/catalogue/own-services'
import type { ServiceRow } from '../service-rows.ts'

/** A size name that several services share, and how many of them come in it and offer it now. */
export interface NamedSize {
  readonly name: string
  readonly comesIn: number
  readonly offeredBy: number
}

/** The sizes to offer and to stop offering, by name. */
export interface ManySizes {
  readonly offered: readonly string[]
  readonly stopped: readonly string[]
}

export const emptySizes: ManySizes = { offered: [], stopped: [] }

type SizesToSend = InputOf<typeof service.updateMultipleServiceAreaServiceSizeOptions>['services'][number]

/** The sizes in which the services come, in the order of the catalogue. */
export function namedSizes(rows: readonly ServiceRow[]): NamedSize[] {
  const sizes = rows.flatMap((row) =>
    (serviceKind(row.serviceId)?.sizeOptions ?? []).map(({ id, name }) => ({
      name,
      isOffered: row.offeredSizes.some(({ serviceSizeOptionId }) => serviceSizeOptionId === id),
    })),
  )
  return [...new Set(sizes.map(({ name }) => name))].map((name) => ({
    name,
    comesIn: sizes.filter((size) => size.name === name).length,
    offeredBy: sizes.filter((size) => size.name === name && size.isOffered).length,
  }))
}

/** What the call takes for the services that change; the others are left out. */
export function sizesToSend(rows: readonly ServiceRow[], { offered, stopped }: ManySizes): SizesToSend[] {
  return rows.flatMap((row) => {
    const before = row.offeredSizes
    const after = (serviceKind(row.serviceId)?.sizeOptions ?? []).flatMap(({ id, name }) => {
      const kept = before.find(({ serviceSizeOptionId }) => serviceSizeOptionId === id)
      if (stopped.includes(name)) return []
      if (kept) return [kept]
      return offered.includes(name) ? [{ serviceSizeOptionId: id, maxPeople: null }] : []
    })
    const isSame = before.length === after.length && before.every((size) => after.includes(size))
    return isSame ? [] : [{ serviceAreaServiceId: row.serviceAreaServiceId, version: row.version, sizeOptions: after }]
  })
}

/** How many sizes that are offered now the services no longer offer then. */
export function removedCount(rows: readonly ServiceRow[], services: readonly SizesToSend[]): number {
  return services
    .map(({ serviceAreaServiceId, sizeOptions }) => {
      const before = rows.find((row) => row.serviceAreaServiceId === serviceAreaServiceId)?.offeredSizes ?? []
      const keptIds = sizeOptions.map(({ serviceSizeOptionId }) => serviceSizeOptionId)
      return before.filter(({ serviceSizeOptionId }) => !keptIds.includes(serviceSizeOptionId)).length
    })
    .reduce((sum, count) => sum + count, 0)
}
