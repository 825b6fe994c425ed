import type { ServiceAreaId, ServiceAreaServiceId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { changedMeanwhile } from '../refusals.ts'
import { catalogueId, cents, id, optionalText } from '../shapes.ts'
import { ofArea, ofAreaService } from './manager-access.ts'
import { serviceAreaServiceDetail, serviceAreaServiceRow, someOf } from './service-shapes.ts'

const sizeWishes = z
  .array(
    z.strictObject({
      serviceSizeOptionId: catalogueId(),
      maxPeople: z._default(z.nullable(z.int32().check(z.positive())), null),
    }),
  )
  .check(z.maxLength(20))

const feeFields = {
  isQuotesFee: z.boolean(),
  /** Null exactly when quoted; 0 is free. */
  priceCents: z.nullable(cents().check(z.lte(10_000_000, 'Use at most $100,000.'))),
  feeBasis: z._default(z.literal(['fixed', 'perHour']), 'fixed'),
}

const costTier = () => z.nullable(z.literal([3, 4, 5, 6]))

const sizeRefusals = {
  SizeNotThere: 'This service does not come in this size.',
  TooManyPeople: 'The most people for this size: {max}.',
  NoSizeLeft:
    'Nobody could book {services} any more, because no size would be left. Keep at least one size, or keep the service for later instead.',
} as const

const feeRefusals = {
  PriceMissing: 'Give a price, or choose "Quote".',
  SizeNotThere: 'This size is not offered.',
} as const

/** The sizes that a location offers of a service, and what they cost. */
export const sizesAndFees = {
  updateServiceAreaServiceSizeOptions: defineCall({
    method: 'POST',
    path: '/api/Service/update-service-area-service-size-options',
    summary: 'The job sizes that are offered of a service; a new one is quoted until it has a fee',
    changes: ['freeTime', 'service'],
    access: ofAreaService('serviceAreaServiceId'),
    input: () =>
      z.strictObject({
        serviceAreaServiceId: id<ServiceAreaServiceId>(),
        version: z.int32(),
        sizeOptions: sizeWishes,
      }),
    output: () => serviceAreaServiceDetail,
    refusals: { ...changedMeanwhile('this service'), ...sizeRefusals },
  }),
  updateMultipleServiceAreaServiceSizeOptions: defineCall({
    method: 'POST',
    path: '/api/Service/update-multiple-service-area-service-size-options',
    summary: 'The job sizes that are offered of several services: all or nothing',
    changes: ['freeTime', 'service'],
    access: ofArea,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        services: z
          .array(
            z.strictObject({
              serviceAreaServiceId: id<ServiceAreaServiceId>(),
              version: z.int32(),
              sizeOptions: sizeWishes,
            }),
          )
          .check(z.minLength(1, 'Choose at least one service.'), z.maxLength(100)),
      }),
    output: () => z.array(serviceAreaServiceRow),
    refusals: { ...changedMeanwhile('this service'), ...sizeRefusals },
  }),
  updateServiceAreaServiceFee: defineCall({
    method: 'POST',
    path: '/api/Service/update-service-area-service-fee',
    summary: 'What the offered sizes of a service cost, its cost tier and what is said of the price',
    changes: ['service'],
    access: ofAreaService('serviceAreaServiceId'),
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaServiceId: id<ServiceAreaServiceId>(),
        version: z.int32(),
        feeListEntries: z
          .array(z.strictObject({ serviceSizeOptionId: catalogueId(), ...feeFields }))
          .check(z.maxLength(20)),
        costTier: costTier(),
        pricingDescription: z._default(optionalText(500), ''),
      }),
    output: () => serviceAreaServiceDetail,
    refusals: { ...changedMeanwhile('this service'), ...feeRefusals },
  }),
  updateMultipleServiceAreaServiceFee: defineCall({
    method: 'POST',
    path: '/api/Service/update-multiple-service-area-service-fee',
    summary: 'One fee for all offered sizes of several services',
    changes: ['service'],
    access: ofArea,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        serviceAreaServiceIds: someOf(id<ServiceAreaServiceId>(), 100),
        ...feeFields,
        /** Omitted, each service keeps its own. */
        costTier: z.optional(costTier()),
      }),
    output: () => z.array(serviceAreaServiceRow),
    refusals: { PriceMissing: feeRefusals.PriceMissing },
  }),
} as const
