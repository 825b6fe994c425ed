import { UiProvider } from '@waymark/ui/ui-provider'
import { hemi } from '@waymark/web-kit/testing/people'
import { screenRenderer } from '@waymark/web-kit/testing/screen-renderer'
import { routes } from '../register.tsx'

/** Shows a screen of this remote. */
export const renderScreen = screenRenderer({ routes, UiProvider, user: hemi })
