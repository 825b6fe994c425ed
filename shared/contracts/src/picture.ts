import * as z from 'zod/mini'

/**
 * A picture with its alternative text; `url` is immutable. Of a partner's badge `alt` is its name, and `url` is empty where
 * it has no logo, which pages of the release before take too.
 */
export const picture = z.object({ url: z.string(), alt: z.string() })
