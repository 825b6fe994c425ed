import type { ServiceAreaId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { accountAdminOnly } from './access.ts'
import { defineCall } from './define-call.ts'
import { organisationSuspended } from './refusals.ts'
import { nothing, rowId } from './shapes.ts'

/** Places in one file: a page of the check that a person can still read through. */
export const maxPlacesInFile = 1000

const maxFileBytes = 8_000_000

/** A file of places as text: A11yJSON, one place or a collection. */
const fileText = z
  .string('Choose a file.')
  .check(z.minLength(1, 'This file is empty.'), z.maxLength(maxFileBytes, 'This file is too large: use at most 8 MB.'))

/** What is to be said of one place of a file. `field` is its path in A11yJSON, empty for the place as a whole. */
const remark = z.object({ field: z.string(), says: z.string() })

/** The location that a place of a file is, as it is now, and what importing the place changes of it. */
export const existingPlace = z.object({
  serviceAreaId: rowId<ServiceAreaId>(),
  name: z.string(),
  nameAfter: z.string(),
  movesKm: z.number(),
  changedFactCount: z.int(),
  /** In words: "street address". */
  alsoChanged: z.array(z.string()),
})

/** One place of a file: what it is, what importing it does, and what speaks against that. */
export const checkedPlace = z.object({
  /** Its position in the file, from 1. */
  row: z.int(),
  name: z.string(),
  suburb: z.string(),
  /** `stale` may be imported when somebody chooses so; `contradictory` and `wrong` may not. */
  verdict: z.literal(['ready', 'stale', 'contradictory', 'wrong']),
  /** Null while it cannot be imported. */
  effect: z.nullable(z.literal(['added', 'changed', 'unchanged'])),
  factCount: z.int(),
  /** Absent where the place is new, and where it is `wrong`. */
  existing: z.optional(existingPlace),
  remarks: z.array(remark),
})

const refusals = {
  NotPlaces: 'This file is not A11yJSON: we found no places in it. {reason}',
  TooManyPlaces: 'This file has {count} places. Import at most {max} at a time.',
}

/** Our own group: the locations of an organisation as a file, to take away and to bring in. */
export const venueFile = {
  exportVenues: defineCall({
    method: 'GET',
    path: '/api/venue-file/export-venues',
    summary: 'The open locations of my organisation with their access facts as A11yJSON, private ones too',
    reads: ['location'],
    access: accountAdminOnly,
    input: () => nothing,
    output: () => z.null(),
    answer: 'file',
  }),
  checkVenueFile: defineCall({
    method: 'POST',
    path: '/api/venue-file/check-venue-file',
    summary: 'What importing a file of places would do, place by place; nothing is written',
    reads: ['location'],
    access: accountAdminOnly,
    input: () => z.strictObject({ text: fileText }),
    output: () => z.object({ places: z.array(checkedPlace) }),
    refusals,
    maxBodyBytes: 2 * maxFileBytes,
  }),
  importVenueFile: defineCall({
    method: 'POST',
    path: '/api/venue-file/import-venue-file',
    summary: 'Import some places of a file: all of them or, when one cannot be, none',
    changes: ['location'],
    access: accountAdminOnly,
    input: () =>
      z.strictObject({
        text: fileText,
        /** The positions of the places to import, as the check gave them. */
        rows: z
          .array(z.int32().check(z.positive()))
          .check(z.minLength(1, 'Choose at least one place.'), z.maxLength(maxPlacesInFile)),
      }),
    output: () => z.object({ addedCount: z.int(), changedCount: z.int(), unchangedCount: z.int() }),
    refusals: {
      ...refusals,
      ...organisationSuspended('none of its locations can be open'),
      NotReady: 'Place {row} of the file cannot be imported: {says} Nothing was imported.',
    },
    maxBodyBytes: 2 * maxFileBytes,
  }),
} as const
