import {
  openingHours,
  type venueDocument,
  type venueFact,
  type venuePicture,
} from '@waymark/contracts/service-area/service-area-shapes'
import { fileAddress } from '@waymark/service-kit/file-address'
import * as z from 'zod/mini'
import type { FactRow } from '../db/access-facts.ts'
import type { DocumentRow } from '../db/documents.ts'
import type { PictureRow } from '../db/pictures.ts'

export function factAnswer(fact: FactRow): z.input<typeof venueFact> {
  return {
    accessibilityOptionId: fact.accessibility_option_id,
    value: fact.is_met ? 'yes' : 'no',
    measure: fact.measure,
    note: fact.note,
    source: fact.source,
    checkedOn: fact.checked_on,
    photo: fileAddress(fact.photo_key),
    photoAlt: fact.photo_alt,
  }
}

export function pictureAnswer(row: Pick<PictureRow, 'file_key' | 'small_key' | 'alt'>): z.input<typeof venuePicture> {
  return { url: fileAddress(row.file_key), smallUrl: fileAddress(row.small_key ?? row.file_key), alt: row.alt }
}

/** The banner and the other pictures of a venue, as its managers see them. */
export function picturesAnswer(pictures: readonly PictureRow[]) {
  const banner = pictures.find(({ kind }) => kind === 'banner')
  return {
    banner: banner ? pictureAnswer(banner) : null,
    otherPictures: pictures
      .filter(({ kind }) => kind === 'other')
      .map((row) => ({ pictureId: row.id, ...pictureAnswer(row) })),
  }
}

export function documentAnswer(row: DocumentRow): z.input<typeof venueDocument> {
  return { documentId: row.id, title: row.title, url: fileAddress(row.file_key), sizeBytes: row.size_bytes }
}

/** Stored opening hours, which were validated when they were written. */
export function openingHoursAnswer(stored: unknown): z.output<typeof openingHours> {
  return z.parse(openingHours, stored)
}
