import { styled } from '@mui/material/styles'
import { type PresetColor, presetColors } from '#ui/appearance/appearance'
import { presets } from '#ui/appearance/presets'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { Group, Legend } from './Choice'
import { useAppearance } from './useAppearance'

const names: Readonly<Record<PresetColor, MessageKey>> = {
  default: 'settings.presetDefault',
  theme1: 'settings.presetTheme1',
  theme2: 'settings.presetTheme2',
  theme3: 'settings.presetTheme3',
  theme4: 'settings.presetTheme4',
  theme5: 'settings.presetTheme5',
  theme6: 'settings.presetTheme6',
}

/** Seven presets as swatches: half primary, half secondary. The selected one's name is shown as text. */
export function PresetSetting() {
  const text = useText()
  const [{ presetColor, mode }, change] = useAppearance()
  return (
    <Group>
      <Legend>{text('settings.preset')}</Legend>
      <Swatches>
        {presetColors.map((color) => {
          const { primary, secondary } = presets[color][mode]
          return (
            <Swatch
              key={color}
              type="radio"
              name="preset"
              value={color}
              aria-label={text(names[color])}
              title={text(names[color])}
              checked={color === presetColor}
              onChange={() => change({ presetColor: color })}
              style={{ background: `linear-gradient(135deg, ${primary} 50%, ${secondary} 50%)` }}
            />
          )
        })}
      </Swatches>
      <Name>{text(names[presetColor])}</Name>
    </Group>
  )
}

const Swatches = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 })

const Swatch = styled('input')(({ theme }) => ({
  appearance: 'none',
  width: 44,
  height: 44,
  margin: 0,
  borderRadius: '50%',
  cursor: 'pointer',
  border: `4px solid ${theme.palette.background.paper}`,
  boxShadow: `0 0 0 1px ${theme.palette.divider}`,
  '&:checked': { boxShadow: `0 0 0 3px ${theme.palette.primary.readable}` },
  '&:focus-visible': { outlineOffset: 4 },
}))

const Name = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '8px 0 0',
  color: theme.palette.text.secondary,
}))
