import type { common } from '@waymark/contracts/common'
import { limits } from '@waymark/domain/limits'
import { texts } from '@waymark/domain/texts'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'

const ages = Array.from({ length: limits.ageMax - limits.ageMin + 1 }, (_, index) => limits.ageMin + index)

export const getActivityAgesDropdown: Handler<Context, typeof common.getActivityAgesDropdown> = () => [
  { id: texts.noAge, name: texts.noAge },
  ...ages.map((age) => ({ id: age, name: String(age) })),
]
