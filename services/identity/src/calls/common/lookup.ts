import type { common } from '@waymark/contracts/common'
import type { Handler } from '@waymark/service-kit/implement'
import { lookups } from '../../choices/lookups.ts'
import type { Context } from '../../context.ts'

export const lookup: Handler<Context, typeof common.lookup> = ({ name }) => [...lookups[name]]
