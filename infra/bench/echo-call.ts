import { signedIn } from '@waymark/contracts/access'
import { defineCall } from '@waymark/contracts/define-call'
import { id } from '@waymark/contracts/shapes'
import * as z from 'zod/mini'

/** A no-op call, which leaves the overhead of every call. */
export const echoCalls = {
  echo: defineCall({
    method: 'POST',
    path: '/api/Bench/echo',
    summary: 'Answers what it was given',
    reads: [],
    access: signedIn,
    input: () => z.strictObject({ exampleId: id() }),
    output: () => z.object({ exampleId: z.int() }),
  }),
}
