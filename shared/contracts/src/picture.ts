import * as z from 'zod/mini'

/** A picture with its alternative text; `url` is immutable. */
export const picture = z.object({ url: z.string(), alt: z.string() })
