import { cleanup } from '@testing-library/react'
import { accessMap } from '@waymark/contracts/access-map'
import { account } from '@waymark/contracts/account'
import { review } from '@waymark/contracts/review'
import { serviceArea } from '@waymark/contracts/service-area'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { hemi } from '@waymark/web-kit/testing/people'
import { formRefuser, typeInto } from '@waymark/web-kit/testing/refused-form'
import { afterEach, expect, test, vi } from 'vitest'
import { DeclineDialog } from '../access-maps/decline-dialog.tsx'
import { MapEditor } from '../access-maps/map-editor.tsx'
import { NewAccessMapPage } from '../access-maps/new-access-map-page.tsx'
import { NameForm } from '../location-map/name-dialog.tsx'
import { WordForm } from '../location-map/word-form.tsx'
import { ReportDialog } from '../place/report-dialog.tsx'
import { sampleMap, samplePreview } from './sample-access-map.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('a 422 reaches each field of what a visitor says', async () => {
  const refused = await formRefuser({ UiProvider, user: hemi })({
    file: 'location-map/word-form.tsx',
    call: serviceArea.submitFeedback,
    name: 'What you found at Newtown Library',
    element: <WordForm venue={{ serviceAreaId: 3, name: 'Newtown Library', accountName: 'Porirua City' }} />,
  })
  expect(refused).toEqual({ unseen: ['serviceAreaId'], onlyInSummary: [], own: [] })
})

test('a 422 reaches the name that somebody books under', async () => {
  const refused = await formRefuser({ UiProvider, user: hemi })({
    file: 'location-map/name-dialog.tsx',
    call: account.mapUpdateProfile,
    name: 'Your name',
    element: <NameForm user={hemi} onClose={() => {}} />,
  })
  expect(refused).toEqual({ unseen: [], onlyInSummary: [], own: [] })
})

test('a 422 reaches the report of a review', async () => {
  const refused = await formRefuser({ UiProvider, user: hemi })({
    file: 'place/report-dialog.tsx',
    call: review.reportReview,
    name: 'Report',
    element: <ReportDialog review={{ reviewId: 5, firstName: 'Mere' }} onClose={() => {}} />,
    fill: (form) => typeInto(form, 'reason', 'It names somebody.'),
  })
  expect(refused).toEqual({ unseen: ['reviewId'], onlyInSummary: [], own: [] })
})

const refuse = formRefuser({ UiProvider, user: { ...hemi, isGlobalAdmin: true } })

test('a 422 reaches each field of a new access map', async () => {
  const refused = await refuse({
    file: 'access-maps/new-access-map-page.tsx',
    call: accessMap.updateLocationsMapData,
    name: 'New access map',
    element: <NewAccessMapPage />,
    fill: (form) => typeInto(form, 'title', 'Harbour'),
  })
  expect(refused).toEqual({ unseen: ['locationImage', 'logo'], onlyInSummary: [], own: [] })
})

test('a 422 reaches the reason why an access map is not published', async () => {
  const refused = await refuse({
    file: 'access-maps/decline-dialog.tsx',
    call: accessMap.declineMapPublication,
    name: 'Your answer',
    element: <DeclineDialog map={sampleMap} isOpen onClose={() => {}} />,
    fill: (form) => typeInto(form, 'reason', 'Please add an introduction.'),
  })
  expect(refused).toEqual({ unseen: ['accessMapId', 'version'], onlyInSummary: [], own: [] })
})

test('a 422 reaches each part of the editor of an access map', async () => {
  // jsdom has none; the map of the preview asks it for the theme.
  const media = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => media)
  const refused = await refuse({
    file: 'access-maps/use-map-form.ts',
    call: accessMap.updateMapContentData,
    name: 'Access map',
    element: <MapEditor map={sampleMap} />,
    gateway: new FakeGateway().answer(accessMap.getAccessMapPreview, () => samplePreview),
  })
  expect(refused.unseen).toEqual(['accessMapId', 'version'])
  expect(refused.onlyInSummary).toEqual([])
  expect(refused.own.toSorted()).toEqual([
    'Add a filter',
    'Add an organisation, a network or a town',
    'locationImage',
    'locationImageAlt',
    'logo',
    'slug',
    'title',
  ])
})
