import { Columns } from '@waymark/ui/columns'
import { NumberField } from '@waymark/ui/number-field'
import type { FieldOf } from '@waymark/web-kit/use-form'

interface PriceFieldsProps {
  readonly price: FieldOf<number | null>
  readonly concession: FieldOf<number | null>
  readonly currency: string
}

/** "18", "9.50". */
const money = { minimumFractionDigits: 2, maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' } as const

/** What a space costs, in dollars; nothing typed is free. */
export function PriceFields({ price, concession, currency }: PriceFieldsProps) {
  const unit = `dollars (${currency})`
  return (
    <Columns>
      <NumberField
        {...price}
        label="Price of a space"
        isOptional
        hint="Empty or 0 is free. Cards take at least 0.50."
        unit={unit}
        formatOptions={money}
      />
      <NumberField
        {...concession}
        label="Concession price"
        isOptional
        hint="Empty means there is none"
        unit={unit}
        formatOptions={money}
      />
    </Columns>
  )
}
