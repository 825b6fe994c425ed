import { cleanup } from '@testing-library/react'
import { serviceArea } from '@waymark/contracts/service-area'
import { UiProvider } from '@waymark/ui/ui-provider'
import { hemi } from '@waymark/web-kit/testing/people'
import { formRefuser } from '@waymark/web-kit/testing/refused-form'
import { afterEach, expect, test, vi } from 'vitest'
import { WordForm } from '../location-map/venue-feedback.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('a 422 reaches each field of what a visitor says', async () => {
  const refused = await formRefuser({ UiProvider, user: hemi })({
    file: 'location-map/venue-feedback.tsx',
    call: serviceArea.submitFeedback,
    name: 'What you found at Newtown Library',
    element: <WordForm venue={{ serviceAreaId: 3, name: 'Newtown Library', accountName: 'Porirua City' }} />,
  })
  expect(refused).toEqual({ unseen: ['serviceAreaId'], onlyInSummary: [], own: [] })
})
