import type { PictureId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { catalogueId, id, optionalText, rowId } from '../shapes.ts'
import { altText, factToSave, megabyte, venueDocument, venueFact, venuePicture } from './service-area-shapes.ts'

/** The changes to the pictures of a location, an activity or an amenity; the new files are `pictureFiles`. */
export const pictureChanges = {
  /** Of the new banner, or of the existing one. */
  bannerImageAlt: z.optional(optionalText(200)),
  /** One for each of `OtherImages`, in order. */
  OtherImagesAlt: z._default(z.array(optionalText(200)).check(z.maxLength(12)), []),
  /** Ids of the pictures that the first of `OtherImages` replace, in order. */
  ReplacedFiles: z._default(z.array(id<PictureId>()).check(z.maxLength(12)), []),
  /** Picture ids. */
  DeletedFiles: z._default(z.array(id<PictureId>()).check(z.maxLength(50)), []),
  isBannerDeleted: z._default(z.boolean(), false),
  UpdatedImagesAlt: z._default(
    z.array(z.strictObject({ pictureId: id<PictureId>(), alt: altText() })).check(z.maxLength(50)),
    [],
  ),
  /** Ids of the remaining pictures in their new order; new ones follow them. */
  order: z._default(z.array(id<PictureId>()).check(z.maxLength(50)), []),
}

export const pictureFiles = {
  bannerImage: { kind: 'image', maxFiles: 1, maxBytes: 10 * megabyte },
  OtherImages: { kind: 'image', maxFiles: 12, maxBytes: 10 * megabyte },
} as const

/** The pictures as they are kept: the banner first, the others in their order. */
export const keptPictures = {
  banner: z.nullable(venuePicture),
  otherPictures: z.array(z.extend(venuePicture, { pictureId: rowId<PictureId>() })),
}

/** The changes to the access facts of a location, an activity or an amenity; the new files are `factFiles`. */
export const factChanges = {
  version: z.int32(),
  /** All facts: an option that is missing becomes unknown. Unchanged when omitted. */
  facts: z.optional(z.array(factToSave).check(z.maxLength(100))),
  /** Options that become "yes" where nothing is known yet: the source's plain ticks. */
  enabledAccessibilityOptionIds: z._default(z.array(catalogueId()).check(z.maxLength(100)), []),
  /** The option that each of `proofPhotos` proves, in order. */
  proofPhotoOptionIds: z._default(z.array(catalogueId()).check(z.maxLength(20)), []),
  /** What each of `proofPhotos` shows, in order. */
  proofPhotoAlts: z._default(z.array(altText()).check(z.maxLength(20)), []),
  /** One for each of `pdfs`, in order. */
  pdfTitles: z._default(z.array(altText()).check(z.maxLength(10)), []),
  deletedPdfIds: z._default(z.array(id()).check(z.maxLength(50)), []),
}

export const factFiles = {
  pdfs: { kind: 'pdf', maxFiles: 10, maxBytes: 15 * megabyte },
  proofPhotos: { kind: 'image', maxFiles: 20, maxBytes: 10 * megabyte },
} as const

/** The access facts and PDFs of an activity or an amenity as they are kept. */
export const keptFacts = {
  version: z.int(),
  accessibilityFacts: z.array(venueFact),
  documents: z.array(venueDocument),
}
