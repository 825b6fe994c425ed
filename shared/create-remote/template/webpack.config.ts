import { remoteConfig } from '@waymark/build/remote-config'

export default remoteConfig(import.meta.dirname, { name: 'mfe_template', devPort: 4120 })
