import type { AccessMapId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { anyone } from './access.ts'
import { defineCall } from './define-call.ts'
import { picture } from './picture.ts'
import { pageOf, queryPageFields, rowId } from './shapes.ts'

/** A file of its own: a page of a first visit loads no more of the access maps than their list. */
export const publishedMaps = {
  /** Ours: the source knows a public map by its address alone. */
  getPublishedMaps: defineCall({
    method: 'GET',
    path: '/api/Map/get-published-maps',
    summary: 'The public access maps by title, paged',
    reads: ['accessMap', 'badgePartner', 'location'],
    access: anyone,
    mayLag: true,
    input: () => z.strictObject(queryPageFields),
    output: () =>
      pageOf(
        z.object({
          accessMapId: rowId<AccessMapId>(),
          /** The word of its address: /access-page?m={slug}. */
          slug: z.string(),
          title: z.string(),
          intro: z.string(),
          logo: z.nullable(picture),
          /** Where it begins; empty where nobody named it. */
          placeName: z.string(),
          placeCount: z.int(),
        }),
      ),
  }),
} as const
