import { runWithNode24 } from './with-node-24.mjs'

runWithNode24('commands/release-trial.ts')
