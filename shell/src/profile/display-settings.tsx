import { RadioGroup } from '@waymark/ui/radio-group'
import { changeDisplay, useDisplay } from '../display/display.ts'
import { ThemeChoice } from '../display/theme-choice.tsx'
import css from './display-settings.module.css'

const textSizes = [
  { id: 'normal', label: 'Normal' },
  { id: 'large', label: 'Large' },
  { id: 'largest', label: 'Largest' },
] as const

const motions = [
  { id: 'system', label: 'Same as my device' },
  { id: 'reduced', label: 'No motion' },
] as const

/** Colours, text size and motion. */
export function DisplaySettings() {
  const { textSize, motion } = useDisplay()
  return (
    <div className={css.settings}>
      <ThemeChoice legend="Colours" />
      <RadioGroup
        label="Text size"
        options={textSizes}
        value={textSize}
        onChange={(chosen) => changeDisplay({ textSize: chosen })}
      />
      <RadioGroup
        label="Motion"
        options={motions}
        value={motion}
        onChange={(chosen) => changeDisplay({ motion: chosen })}
      />
    </div>
  )
}
