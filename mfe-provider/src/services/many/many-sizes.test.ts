import { expect, it } from 'vitest'
import type { ServiceRow } from '../service-rows.ts'
import { detailsToSend, emptyDetails } from './many-details.ts'
import { namedSizes, sizesToSend } from './many-sizes.ts'

const row = (serviceId: number, sizeIds: readonly number[]): ServiceRow => ({
  serviceAreaServiceId: serviceId + 100,
  serviceId,
  version: 4,
  serviceName: `Service ${serviceId}`,
  familyName: 'Personal care',
  isEnabled: true,
  costTier: null,
  leadHours: 24,
  bufferMinutes: 0,
  feeListDisplay: [],
  offeredSizes: sizeIds.map((serviceSizeOptionId) => ({ serviceSizeOptionId, maxPeople: 2 })),
  staffUserProfileIds: [],
  lineCount: 0,
})
// Morning and evening care come as short, usual and long visits.
const morning = row(1, [11, 12])
const evening = row(2, [21])

it('names the sizes that several services share, and who offers them', () => {
  expect(namedSizes([morning, evening])).toEqual([
    { name: 'Short visit', comesIn: 2, offeredBy: 2 },
    { name: 'Usual visit', comesIn: 2, offeredBy: 1 },
    { name: 'Long visit', comesIn: 2, offeredBy: 0 },
  ])
})

it('offers and stops by name, keeps the rest with its limits, and leaves out what does not change', () => {
  expect(sizesToSend([morning, evening], { offered: ['Usual visit'], stopped: [] })).toEqual([
    {
      serviceAreaServiceId: 102,
      version: 4,
      sizeOptions: [
        { serviceSizeOptionId: 21, maxPeople: 2 },
        { serviceSizeOptionId: 22, maxPeople: null },
      ],
    },
  ])
  expect(sizesToSend([morning], { offered: [], stopped: ['Short visit', 'Usual visit'] })).toMatchObject([
    { sizeOptions: [] },
  ])
})

it('sends only the details that change', () => {
  expect(detailsToSend(emptyDetails)).toEqual({})
  expect(
    detailsToSend({
      ...emptyDetails,
      offer: 'keep',
      bufferMinutes: 0,
      preparationWay: 'empty',
      addedStaffUserProfileIds: [7],
    }),
  ).toEqual({ isEnabled: false, bufferMinutes: 0, preparation: null, addedStaffUserProfileIds: [7] })
})
