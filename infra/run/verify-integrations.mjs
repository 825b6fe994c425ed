import { runWithNode24 } from './with-node-24.mjs'

runWithNode24('commands/verify-integrations-suite.ts')
