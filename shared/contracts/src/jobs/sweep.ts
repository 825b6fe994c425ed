import * as z from 'zod/mini'

/** Keys of files that may have nobody who refers to them any more. */
export const sweep = z.strictObject({ keys: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)) })
