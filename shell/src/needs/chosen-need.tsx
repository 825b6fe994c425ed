import { type AccessOption, type Measure, thresholdText } from '@waymark/domain/access-fit/options'
import { Button } from '@waymark/ui/button'
import { NumberField } from '@waymark/ui/number-field'
import { SwitchSegment } from '@waymark/ui/switch-segment'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import type { FieldOf } from '@waymark/web-kit/use-form'
import X from 'lucide-react/icons/x'
import css from './needs.module.css'
import type { Need } from './needs-draft.ts'

const weights = [
  { id: 'must', label: 'Must have' },
  { id: 'would help', label: 'Would help' },
] as const

const units = { cm: 'cm', m: 'm', ratio: 'long for each 1 up', kg: 'kg', lux: 'lux', dB: 'dB', count: '' } as const

interface ChosenNeedProps {
  readonly option: AccessOption
  readonly weight: FieldOf<Need['weight']>
  readonly threshold: FieldOf<Need['threshold']>
  readonly onRemove: () => void
}

/** One need: how much it matters, and from which measure it is met. */
export function ChosenNeed({ option, weight, threshold, onRemove }: ChosenNeedProps) {
  const { measure } = option
  return (
    <li className={css.need}>
      <div className={css.needHead}>
        <h3>{option.label}</h3>
        <Button variant="quiet" size="small" icon={X} onPress={onRemove}>
          Take out<VisuallyHidden> {option.label}</VisuallyHidden>
        </Button>
      </div>
      <div className={css.needFields}>
        <SwitchSegment label={`How much it matters: ${option.label}`} isLabelHidden options={weights} {...weight} />
        {measure && (
          <NumberField
            {...threshold}
            isOptional={false}
            label={`${measureLabels[measure.direction]} for: ${option.label}`}
            isLabelHidden
            hint={thresholdHint(measure, threshold.value)}
            unit={units[measure.unit]}
            minValue={measure.min}
            maxValue={measure.max}
          />
        )}
      </div>
    </li>
  )
}

const measureLabels = { atLeast: 'At least', atMost: 'At most' } as const

function thresholdHint(measure: Measure, threshold: number | null): string {
  // What cannot be is said as an error.
  if (threshold !== null && !(threshold >= measure.min && threshold <= measure.max)) return ''
  return threshold === null
    ? `Empty means ${thresholdText(measure, measure.usual)}`
    : `Met: ${thresholdText(measure, threshold)}`
}
