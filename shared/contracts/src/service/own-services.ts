import { ownServiceNameLength } from '@waymark/domain/catalogue/own-services'
import type { ServiceAreaId, ServiceAreaServiceId, ServiceId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { changedMeanwhile } from '../refusals.ts'
import { catalogueId, id, queryId, rowId, text } from '../shapes.ts'
import { ofArea, ofAreaService } from './manager-access.ts'
import { serviceAreaServiceDetail } from './service-shapes.ts'

const [minName, maxName] = ownServiceNameLength

/** No address of a page, with or without what stands before it: mails and lists of others would carry it. */
const hasNoAddress = (value: string) =>
  !/:\/\/|www\.|\/\/|@|\b[\p{L}\d-]+\.(com|org|net|info|biz|io|co|nz|au)\b/iu.test(value)

/** The name of an own service, with single spaces. Characters that nobody sees are refused: two names would look the same. */
const ownServiceName = () =>
  z.string('Write a name.').check(
    z.overwrite((value) => value.normalize('NFC').replace(/[^\S\n]+/g, ' ')),
    z.trim(),
    z.refine((value) => [...value].length >= minName, `Use at least ${minName} characters.`),
    z.maxLength(maxName, `Use at most ${maxName} characters.`),
    z.regex(/^\P{C}*$/u, 'Write the name on one line, with characters that can be seen.'),
    z.regex(/\p{L}/u, 'Write a name with letters.'),
    z.refine(hasNoAddress, 'Write a name, without a web address.'),
  )

const ownServiceDescription = () => text(1000).check(z.refine(hasNoAddress, 'Say what it is, without a web address.'))

const nameRefusals = {
  NameInCatalogue: 'The catalogue has {name}. Choose it from the list instead, so that people find it with all others.',
  NameTaken: 'Your organisation already has {name}. Choose it from the list instead.',
} as const

/** Services that an organisation has beside the catalogue. */
export const ownServices = {
  getOwnServices: defineCall({
    method: 'GET',
    path: '/api/Service/get-own-services',
    summary: 'Services that the organisation of a location has beside the catalogue',
    reads: ['service'],
    access: ofArea,
    input: () => z.strictObject({ serviceAreaId: queryId<ServiceAreaId>() }),
    output: () =>
      z.array(
        z.object({ serviceId: rowId<ServiceId>(), name: z.string(), familyName: z.string(), description: z.string() }),
      ),
  }),
  addOwnService: defineCall({
    method: 'POST',
    path: '/api/Service/add-own-service',
    summary: 'Add a service that the catalogue does not have, and offer it at a location',
    changes: ['freeTime', 'location', 'service', 'team'],
    access: ofArea,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        /** The service of the catalogue that it stands beside: it has its family and its sizes. */
        besideServiceId: catalogueId<ServiceId>(),
        name: ownServiceName(),
        description: ownServiceDescription(),
      }),
    output: () => serviceAreaServiceDetail,
    refusals: {
      ...nameRefusals,
      TooManyOwnServices:
        'Your organisation has {max} services of its own, which is the most. Rename one that you offer no more.',
    },
  }),
  updateOwnService: defineCall({
    method: 'POST',
    path: '/api/Service/update-own-service',
    summary: 'Rename an own service, or say anew what it is, wherever the organisation offers it',
    changes: ['location', 'service', 'team'],
    access: ofAreaService('serviceAreaServiceId'),
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaServiceId: id<ServiceAreaServiceId>(),
        /** The version of the own service that was read. */
        version: z.int32(),
        name: ownServiceName(),
        description: ownServiceDescription(),
      }),
    output: () => serviceAreaServiceDetail,
    refusals: {
      ...changedMeanwhile('this service'),
      ...nameRefusals,
      OfferedElsewhere: 'Other locations offer it too. Ask the administrator of your organisation to rename it.',
    },
  }),
} as const
