import { UiProvider } from '@waymark/ui/ui-provider'
import { createDrawing } from '@waymark/web-kit/drawing/remote-screens'
import { drawnRoutes } from './drawn-routes.ts'

/** What the gateway draws with, in Node (shared/build, `Drawing`). */
export const draw = createDrawing(drawnRoutes, UiProvider)
