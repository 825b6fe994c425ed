import type { serviceArea } from '@waymark/contracts/service-area'
import type { Handler } from '@waymark/service-kit/implement'
import { savePictures } from '../../content/save-pictures.ts'
import type { Context } from '../../context.ts'

export const uploadServiceAreaImages: Handler<Context, typeof serviceArea.uploadServiceAreaImages> = (
  input,
  { context, files, idempotencyKey },
) => savePictures(context, { kind: 'serviceArea', id: input.serviceAreaId }, { changes: input, files, idempotencyKey })
