import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { accessOptions } from '@waymark/domain/access-fit/options'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import {
  chooseIn,
  formRefuser,
  type RefusedForm,
  tickIn,
  typeDay,
  typeInto,
} from '@waymark/web-kit/testing/refused-form'
import { expect, test } from 'vitest'
import { AccessFacts } from '../location/access-facts/access-facts.tsx'
import type { FactsOwner } from '../location/access-facts/facts-owner.ts'
import { AltDialog } from '../location/pictures/alt-dialog.tsx'
import type { Pictured } from '../location/pictures/pictured.ts'
import type { ServiceToSchedule } from '../scheduling/many/many-draft.ts'
import { SpanManyForm } from '../scheduling/many/span-many-form.tsx'
import { WeeklyManyForm } from '../scheduling/many/weekly-many-form.tsx'
import { BasicInfoForm } from '../services/basic-info-form.tsx'
import { ManyDetailsForm } from '../services/many/many-details-form.tsx'
import { ManyFeesForm } from '../services/many/many-fees-form.tsx'
import { ManySizesForm } from '../services/many/many-sizes-form.tsx'
import { OwnNameForm } from '../services/own-name-form.tsx'
import { OwnServiceForm } from '../services/own-service-form.tsx'
import type { ServiceDetail } from '../services/service-detail.ts'
import { SizesFeesForm } from '../services/sizes-fees-form.tsx'
import { detail, row } from './sample-service.ts'
import { team } from './sample-team.ts'

const nothing = () => {}
const [firstOption] = accessOptions
const accessFacts: FactsOwner = {
  call: serviceArea.uploadVenueAccessibilityInfomation,
  id: { serviceAreaId: 1 },
  draft: 'access-facts:1',
  version: 4,
  facts: [
    {
      accessibilityOptionId: firstOption?.id ?? 0,
      value: 'yes',
      measure: null,
      note: 'From the car park.',
      source: 'Measured by the manager',
      checkedOn: '2026-11-01',
      photo: null,
      photoAlt: null,
    },
  ],
  pdfs: [],
  timeZone: 'Pacific/Auckland',
  ownAreaId: 1,
  hint: '',
  besideOf: () => null,
}
const pictures: Pictured = {
  call: serviceArea.uploadServiceAreaImages,
  id: { serviceAreaId: 1 },
  draft: 'pictures:1',
  banner: null,
  otherPictures: [],
  hints: { banner: '', others: '', none: '' },
}
const scheduled: ServiceToSchedule = {
  serviceAreaServiceId: 12,
  serviceName: 'Morning care',
  familyName: 'Personal care',
  durationMinutes: 60,
  bufferMinutes: 0,
  lineCount: 0,
  scheduleVersion: 2,
}
const offered: ServiceDetail = {
  ...detail,
  sizeOptions: [
    {
      serviceSizeOptionId: 11,
      name: 'Short visit',
      sizeType: 'Visit',
      durationHours: 0.5,
      allowPeopleQtySelection: true,
      maxPeople: 4,
      offeredMaxPeople: 2,
      fee: { serviceSizeOptionId: 11, feeDisplay: '$48.00', isQuotesFee: false, priceCents: 4800, feeBasis: 'fixed' },
    },
  ],
}
/** Types the first and the last day. */
async function chooseDays(form: HTMLElement) {
  for (const name of ['startDate', 'endDate']) await typeDay(form, name, '2026-12-12')
}

const forms: readonly RefusedForm[] = [
  {
    file: 'location/access-facts/access-facts.tsx',
    call: serviceArea.uploadVenueAccessibilityInfomation,
    name: 'Access facts',
    element: <AccessFacts owner={accessFacts} />,
    // PDFs and proof are sent on their own.
    unseen: ['facts', 'pdfs', 'proofPhotos', 'serviceAreaId', 'version'],
    // It adds to the times that are sent.

    // A date is sent only where it was chosen, a fact only where it is known.
    own: ['1.checkedOn', ...accessOptions.slice(1).map(({ id }) => String(id))],
  },
  {
    file: 'location/pictures/alt-dialog.tsx',
    call: serviceArea.uploadServiceAreaImages,
    name: 'What does the picture show?',
    element: (
      <AltDialog
        pictured={pictures}
        asked={{ kind: 'bannerAlt', alt: 'The ramp.' }}
        onFile={nothing}
        onClose={nothing}
      />
    ),
  },
  {
    file: 'scheduling/many/span-many-form.tsx',
    call: service.updateMultipleServiceScheduleException,
    name: 'Change many at once',
    element: <SpanManyForm serviceAreaId={1} services={[scheduled]} onSaved={nothing} />,
    gateway: team,
    fill: chooseDays,
    unseen: ['keepsStrandedBookings', 'serviceAreaId', 'serviceAreaServiceIds', 'serviceAreaServiceIds.0'],
    // Times are sent with their dates.
    own: ['startTime', 'endTime'],
  },
  {
    file: 'scheduling/many/weekly-many-form.tsx',
    call: service.updateMultipleServiceScheduleBase,
    name: 'Change many at once',
    element: <WeeklyManyForm serviceAreaId={1} services={[scheduled]} onSaved={nothing} />,
    fill: async (form) => {
      tickIn(form, 'daysOfWeek', '1')
      await userEvent.click(within(form).getByRole('button', { name: /^Add/ }))
    },
    unseen: [
      'keepsStrandedBookings',
      'serviceAreaId',
      'services',
      'services.0.serviceAreaServiceId',
      'services.0.version',
    ],
    // It adds to the times that are sent.
    own: ['Time'],
  },
  {
    file: 'services/basic-info-form.tsx',
    call: service.updateServiceBasicInfo,
    name: 'What clients read, and who does it',
    element: <BasicInfoForm detail={detail} />,
    gateway: team,
    unseen: ['serviceAreaId', 'serviceId', 'version'],
  },
  {
    file: 'services/many/many-fees-form.tsx',
    call: service.updateMultipleServiceAreaServiceFee,
    name: 'Fees and price level of several services',
    element: (
      <ManyFeesForm
        serviceAreaId={1}
        rows={[{ ...row, offeredSizes: [{ serviceSizeOptionId: 11, maxPeople: null }] }]}
      />
    ),
    fill: (form) => typeInto(form, 'dollars', '48'),
    unseen: ['serviceAreaId', 'serviceAreaServiceIds', 'serviceAreaServiceIds.0'],
  },
  {
    file: 'services/many/many-details-form.tsx',
    call: service.updateMultipleServicesBasicInfo,
    name: 'Details and staff of several services',
    element: <ManyDetailsForm serviceAreaId={1} rows={[row]} />,
    gateway: team,
    fill: (form) => typeInto(form, 'leadHours', '48'),
    unseen: ['keepsFutureBookings', 'serviceAreaId', 'serviceIds', 'serviceIds.0'],
    // Only what changes is sent.
    own: ['offer', 'preparationWay'],
  },
  {
    file: 'services/many/many-sizes-form.tsx',
    call: service.updateMultipleServiceAreaServiceSizeOptions,
    name: 'Sizes of several services',
    element: <ManySizesForm serviceAreaId={1} rows={[row]} />,
    fill: (form) => tickIn(form, 'offered', 'Short visit'),
    unseen: ['serviceAreaId'],
    // What is stopped is left out of what is sent.
    own: ['stopped'],
  },
  {
    file: 'services/own-service-form.tsx',
    call: service.addOwnService,
    name: 'A service of your own',
    element: <OwnServiceForm serviceAreaId={1} name="Day at the beach" onAdded={nothing} onBack={nothing} />,
    gateway: new FakeGateway().answer(service.getServiceSizeOptionsByServiceId, () => []),
    fill: async (form) => {
      typeInto(form, 'description', 'Sand and sea.')
      await chooseIn(form, 'besideServiceId', 'Out and about')
    },
    unseen: ['serviceAreaId'],
  },
  {
    file: 'services/own-name-form.tsx',
    call: service.updateOwnService,
    name: 'Your own service',
    element: <OwnNameForm detail={detail} own={{ version: 1, besideName: 'Out and about', otherLocationCount: 1 }} />,
    unseen: ['serviceAreaServiceId', 'version'],
  },
  {
    file: 'services/sizes-fees-form.tsx',
    call: service.updateServiceAreaServiceFee,
    name: 'Sizes and fees',
    element: <SizesFeesForm detail={offered} />,
    unseen: ['feeListEntries', 'serviceAreaServiceId', 'version'],
    // Saved by a call of its own before.
    own: ['sizes.0.maxPeople'],
  },
]

const refuse = formRefuser({ UiProvider, user: aroha })

test.each(forms)('a 422 reaches each field of $file', async (form) => {
  const { unseen = [], own = [] } = form
  expect(await refuse(form)).toEqual({ unseen, onlyInSummary: [], own })
})
