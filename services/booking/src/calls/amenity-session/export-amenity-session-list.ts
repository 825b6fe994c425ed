import type { amenitySession } from '@waymark/contracts/amenity-session'
import { exportNames } from '@waymark/domain/limits'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { sessionListFile } from '../../exports/session-list-file.ts'

export const exportAmenitySessionList: Handler<Context, typeof amenitySession.exportAmenitySessionList> = (
  { amenityId, ...input },
  { context },
) =>
  sessionListFile(
    context,
    { ...input, activityId: amenityId, only: 'amenities' },
    { name: exportNames.amenitySessions, title: 'Amenity sessions', onlyStaffId: undefined },
  )
