import { Buffer } from 'node:buffer'
import { openData, placeExtension } from '@waymark/contracts/open-data'
import type { Handler } from '@waymark/service-kit/implement'
import { file } from '@waymark/service-kit/refusal'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'

export const getPlaceExtensionSchema: Handler<Context, typeof openData.getPlaceExtensionSchema> = (
  _input,
  { context },
) => {
  const schema = {
    ...z.toJSONSchema(placeExtension, { io: 'output' }),
    $id: new URL(openData.getPlaceExtensionSchema.path, context.publicUrl).href,
    title: 'The member "waymark" of a place in A11yJSON',
  }
  return file({
    buffer: Buffer.from(JSON.stringify(schema, null, 2)),
    name: 'waymark-place-extension.schema.json',
    contentType: 'application/schema+json',
    shown: 'inline',
  })
}
