import { placeExtension } from '@waymark/contracts/open-data'
import * as z from 'zod/mini'

/** A text as A11yJSON writes it: plain, or by language. English first, then whichever there is. */
const localizedText = z.pipe(
  z.union([z.string(), z.record(z.string(), z.string())]),
  z.transform((text) => (typeof text === 'string' ? text : (text.en ?? Object.values(text)[0] ?? '')).trim()),
)

const optional = z._default(z.optional(localizedText), '')

/** The parts of a place that a location is made of; whether the rest is A11yJSON is its own schema's matter. */
export const placeOfFile = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()], z.number()) }),
  properties: z.object({
    originalId: z._default(z.optional(z.string()), ''),
    name: optional,
    category: z._default(z.optional(z.string()), ''),
    description: optional,
    phoneNumber: z.optional(z.string()),
    emailAddress: z.optional(z.string()),
    address: z._default(
      z.optional(
        z.object({
          text: optional,
          street: optional,
          house: optional,
          city: optional,
          district: optional,
          state: optional,
        }),
      ),
      { text: '', street: '', house: '', city: '', district: '', state: '' },
    ),
    accessibility: z.optional(z.unknown()),
  }),
})

export type PlaceOfFile = z.output<typeof placeOfFile>

/** Our extension as a file may bring it: any of its parts. What can be booked is not imported. */
export const extensionOfFile = z.partial(z.omit(placeExtension, { services: true, activities: true }))

export type ExtensionOfFile = z.output<typeof extensionOfFile>
