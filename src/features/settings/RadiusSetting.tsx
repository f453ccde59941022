import Slider from '@mui/material/Slider'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { borderRadius as limits } from '#ui/appearance/appearance'
import { useText } from '#ui/intl/useText'
import { useAppearance } from './useAppearance'

export function RadiusSetting() {
  const text = useText()
  const labelId = useId()
  const [{ borderRadius }, change] = useAppearance()
  const written = (radius: number) => text('settings.radiusValue', { radius })
  return (
    <div>
      <Line>
        <span id={labelId}>{text('settings.radius')}</span>
        <bdi>{written(borderRadius)}</bdi>
      </Line>
      <Inset>
        <Slider
          aria-labelledby={labelId}
          min={limits.minimum}
          max={limits.maximum}
          step={limits.step}
          marks
          value={borderRadius}
          getAriaValueText={written}
          onChange={(_event, radius) => change({ borderRadius: radius })}
        />
      </Inset>
    </div>
  )
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.h5,
  display: 'flex',
  justifyContent: 'space-between',
}))

/** Leaves space for the slider thumb at both ends. */
const Inset = styled('div')({ padding: '0 10px' })
