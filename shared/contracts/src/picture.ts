import * as z from 'zod/mini'

/** A picture with its alternative text; `url` is immutable. */
export const picture = z.object({ url: z.string(), alt: z.string() })

/** The badge of a partner by name (`alt`); `url` is empty where it has no logo, which pages of the release before take too. */
export const badgeLogo = picture
