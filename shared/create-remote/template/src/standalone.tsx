import '@waymark/ui/styles/tokens.css'
import '@waymark/ui/styles/base.css'
import { UiProvider } from '@waymark/ui/ui-provider'
import { startStandalone } from '@waymark/web-kit/host/standalone'
import * as remote from './register.tsx'

void startStandalone({ name: 'mfe-template', remote, email: 'individual@demo.test', UiProvider })
