import { shellConfig } from '@waymark/build/shell-config'

export default shellConfig(import.meta.dirname)
