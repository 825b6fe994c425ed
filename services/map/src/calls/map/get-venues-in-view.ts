import type { AnswerOf } from '@waymark/contracts/define-call'
import type { map } from '@waymark/contracts/map'
import type { AccessNeed } from '@waymark/domain/access-fit/fit'
import { limits } from '@waymark/domain/limits'
import { distanceKm } from '@waymark/domain/place/distance'
import { fileAddress } from '@waymark/service-kit/file-address'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { factOnCard, outcomesFor, shownOnCard, wantedOptionOf } from '../../access-facts.ts'
import { needAnswer } from '../../answers/need-answer.ts'
import { viewOf } from '../../asked-view.ts'
import type { Context } from '../../context.ts'
import { type CallerView, callerViewOf } from '../../db/caller-view.ts'
import { listClosingDays } from '../../db/closings.ts'
import { listOutagesNow } from '../../db/outages.ts'
import { tileLevel } from '../../db/tile-ranges.ts'
import {
  type CellRow,
  type ListedVenue,
  type Ranking,
  readCells,
  readPlaces,
  type View,
} from '../../db/venues-in-view.ts'
import { mergeNear } from '../../merge-near.ts'

type Answer = AnswerOf<typeof map.getVenuesInView>

const maxCells = 1000
// More pins than this help nobody, and are slow on a phone.
const maxPins = 150
// Cells of 128 px; for single places cells so small that only places in one spot share one.
const cellsCoarser = 1
const cellsFiner = 3
const discPx = 46
const pinPx = 12

export const getVenuesInView: Handler<Context, typeof map.getVenuesInView> = async (input, { context, caller }) => {
  const person = await callerViewOf(context, caller)
  const view = await viewOf(context, input, person)
  if (!view) return notFound()
  const { filters, near, zoom, pageNumber, pageSize } = input
  const [drawn, places] = await Promise.all([
    readDrawn(context.reads, view),
    readPlaces(context.reads, view, {
      near,
      ranking: rankingOf(input.sort, person.needs),
      offset: (pageNumber - 1) * pageSize,
      limit: pageSize,
    }),
  ])
  const { cells } = drawn
  const markers = markersOf(drawn, zoom)
  const shownIds = [...places, ...markers.pins].map(({ serviceAreaId }) => serviceAreaId)
  const [outages, closings] = await Promise.all([
    listOutagesNow(context.reads, [...new Set(shownIds)], context.now()),
    listClosingDays(
      context.reads,
      places.map(({ serviceAreaId }) => serviceAreaId),
    ),
  ])
  const requestedIds = filters.options.map(({ accessibilityOptionId }) => accessibilityOptionId)
  return {
    clusters: markers.clusters,
    pins: markers.pins.map((pin) => ({ ...pin, hasOutage: outages.has(pin.serviceAreaId) })),
    isCut: drawn.isCut,
    places: places.map((venue) => ({
      ...cardOf(venue, near, person, requestedIds, outages.get(venue.serviceAreaId)),
      closesOn: closings.get(venue.serviceAreaId) ?? null,
    })),
    needs: person.needs.map(needAnswer),
    totalCount: cells.reduce((sum, cell) => sum + cell.count, 0),
    unknownCount: cells.reduce((sum, cell) => sum + cell.unchecked, 0),
    pageNumber,
    pageSize,
  }
}

interface Drawn {
  readonly cells: readonly CellRow[]
  /** Places are drawn individually, or grouped only within one spot. */
  readonly isUngrouped: boolean
  readonly isCut: boolean
}

/** The cells to draw: single places when the map is close and they are few, otherwise groups. */
async function readDrawn(reads: Context['reads'], view: View): Promise<Drawn> {
  const level = Math.min(Math.round(view.zoom), tileLevel(view.bounds, view.zoom) + 1)
  if (level >= limits.mapZoom.decluster) {
    const cells = await readCells(reads, view, { zoom: level + cellsFiner, withIds: true, limit: maxPins + 1 })
    if (cells.length <= maxPins) return { cells, isUngrouped: true, isCut: false }
  }
  const cells = await readCells(reads, view, { zoom: level - cellsCoarser, withIds: false, limit: maxCells + 1 })
  return { cells: cells.slice(0, maxCells), isUngrouped: false, isCut: cells.length > maxCells }
}

function rankingOf(sort: 'fit' | 'nearest' | 'checked' | 'name', needs: readonly AccessNeed[]): Ranking {
  if (sort !== 'fit') return { by: sort }
  if (needs.length === 0) return { by: 'nearest' }
  return {
    by: 'fit',
    needs: needs.map(({ optionId, weight, threshold }) => ({
      ...wantedOptionOf(optionId, threshold),
      weight,
    })),
  }
}

/** Discs and pins; overlapping ones are merged, unless the map is close enough to show each place. */
function markersOf({ cells, isUngrouped }: Drawn, zoom: number) {
  const shown = cells.filter((cell) => cell.count > 0)
  const merged = mergeNear(shown, zoom, isUngrouped ? pinPx : discPx, (into, from, at) => ({
    ...into,
    ...at,
    count: into.count + from.count,
    ids: [...into.ids, ...from.ids],
  }))
  return {
    clusters: merged
      .filter((cell) => cell.count > 1)
      .map(({ cell, lat, lng, count, suburb, ids }) => ({
        key: `${Math.round(zoom)}-${cell}`,
        latitude: rounded(lat),
        longitude: rounded(lng),
        count,
        suburb,
        serviceAreaIds: [...ids],
      })),
    pins: merged
      .filter((cell) => cell.count === 1)
      .map(({ lat, lng, name, suburb, firstId }) => ({
        serviceAreaId: firstId,
        latitude: rounded(lat),
        longitude: rounded(lng),
        name,
        suburb,
      })),
  }
}

/** About a metre. */
const rounded = (degrees: number) => Number(degrees.toFixed(5))

function cardOf(
  venue: ListedVenue,
  near: { latitude: number; longitude: number },
  { needs }: CallerView,
  requestedIds: readonly number[],
  outages: Answer['places'][number]['outages'] = [],
): Omit<Answer['places'][number], 'closesOn'> {
  const { lat, lng, pictureKey, pictureAlt, facts, ...rest } = venue
  const position = { latitude: lat, longitude: lng }
  return {
    ...rest,
    ...position,
    distanceKm: Number(distanceKm(near, position).toFixed(3)),
    picture: pictureKey === null ? null : { url: fileAddress(pictureKey), alt: pictureAlt ?? '' },
    facts: shownOnCard(facts, [...requestedIds, ...needs.map((need) => need.optionId)]).map(factOnCard),
    fit: outcomesFor(needs, facts, outages),
    outages,
  }
}
