import {
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  Label,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider'
import { fieldMark } from '../form/field-mark.ts'
import fieldStyles from './field.module.css'
import styles from './slider.module.css'

export interface SliderProps
  extends Omit<AriaSliderProps<number>, 'className' | 'style' | 'children' | 'value' | 'defaultValue' | 'onChange'> {
  label: string
  name?: string
  value: number
  onChange: (value: number) => void
}

/** A number on a track, by dragging or with the arrow keys. */
export function Slider({ label, name, ...rest }: SliderProps) {
  return (
    <AriaSlider {...rest} {...fieldMark(name, label)} className={styles.slider ?? ''}>
      <Label className={fieldStyles.label ?? ''}>{label}</Label>
      <SliderOutput className={styles.output ?? ''} />
      <SliderTrack className={styles.track ?? ''}>
        <SliderThumb className={styles.thumb ?? ''} />
      </SliderTrack>
    </AriaSlider>
  )
}
