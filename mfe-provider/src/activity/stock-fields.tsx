import type { StockKind } from '@waymark/domain/activity/people'
import { Columns } from '@waymark/ui/columns'
import { NumberField } from '@waymark/ui/number-field'
import type { FieldOf } from '@waymark/web-kit/use-form'

interface StockFieldsProps {
  readonly fieldOf: (kind: StockKind) => FieldOf<number | null>
}

/** How many access places of each kind there are. */
export function StockFields({ fieldOf }: StockFieldsProps) {
  return (
    <Columns isNarrow>
      <NumberField {...fieldOf('wheelchairSpaces')} label="Wheelchair spaces" isOptional={false} />
      <NumberField {...fieldOf('hearingReceivers')} label="Hearing loop receivers" isOptional={false} />
      <NumberField {...fieldOf('interpreterPlaces')} label="Near the interpreter" isOptional={false} />
      <NumberField {...fieldOf('quietPlaces')} label="Quiet places" isOptional={false} />
    </Columns>
  )
}
