import { areaManagerRoles } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import { areaRole } from '../access.ts'
import { picture } from '../picture.ts'
import { catalogueId, localDate, optionalText, text, timeOfDay } from '../shapes.ts'

/** One accessibility fact of a venue, yes or no (unknown facts are not listed). `measure` is in the option's unit. */
export const venueFact = z.object({
  accessibilityOptionId: z.int(),
  value: z.literal(['yes', 'no']),
  measure: z.nullable(z.number()),
  note: z.nullable(z.string()),
  source: z.nullable(z.string()),
  checkedOn: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  /** What it shows; null where nobody has said. */
  photoAlt: z.nullable(z.string()),
})

/** One day's opening hours, `HH:mm` wall time; closed days are not listed. Sunday is 0. */
export const openingHours = z.array(z.object({ dayOfWeek: z.int(), opens: z.string(), closes: z.string() }))

/** The same as they are saved. */
export const openingHoursToSave = () =>
  z
    .array(
      z.strictObject({
        dayOfWeek: z.int().check(z.gte(0), z.lte(6)),
        opens: timeOfDay(),
        /** When not after `opens`: on the next day, until 06:00. */
        closes: timeOfDay(),
      }),
    )
    .check(z.maxLength(28))

/**
 * A picture of a venue; `smallUrl` is 360 x 145 for the banner and 60 x 60 for others, otherwise the picture itself.
 */
export const venuePicture = z.extend(picture, { smallUrl: z.string() })

/** A PDF about a venue's accessibility. */
export const venueDocument = z.object({
  documentId: z.int(),
  title: z.string(),
  url: z.string(),
  sizeBytes: z.int(),
})

export const ofAreaManagers = areaRole(areaManagerRoles)

export const orNull = (field: z.ZodMiniType<string, string>) => z._default(z.nullable(field), null)

export const altText = () => text(200)

export const megabyte = 1024 * 1024

/** One fact as it is saved. */
export const factToSave = z.strictObject({
  accessibilityOptionId: catalogueId(),
  value: z.literal(['yes', 'no']),
  measure: z._default(z.nullable(z.number()), null),
  note: orNull(optionalText(500)),
  source: orNull(optionalText(120)),
  /** Defaults to today for a fact that changed, otherwise to the stored day. */
  checkedOn: z.optional(z.nullable(localDate())),
  isPhotoDeleted: z._default(z.boolean(), false),
})
