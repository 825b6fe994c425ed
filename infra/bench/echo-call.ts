import { signedIn } from '@waymark/contracts/access'
import { defineCall } from '@waymark/contracts/define-call'
import { id } from '@waymark/contracts/shapes'
import * as z from 'zod/mini'

/** A call that does nothing: what is left is what every call costs. */
export const echoCalls = {
  echo: defineCall({
    method: 'POST',
    path: '/api/Bench/echo',
    summary: 'Answers what it was given',
    reads: [],
    access: signedIn,
    input: z.strictObject({ exampleId: id() }),
    output: z.object({ exampleId: z.int() }),
  }),
}
