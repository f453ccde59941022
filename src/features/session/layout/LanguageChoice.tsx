import { styled } from '@mui/material/styles'
import { LanguageSelect } from '#ui/appearance/LanguageSelect'
import { sharedTones } from '#ui/appearance/tones'
import { LanguageIcon } from '#ui/icons/entry'

/** Language select of the guest pages, which do not load the settings drawer. */
export function LanguageChoice() {
  return (
    <Label>
      <LanguageIcon size={20} />
      <Choice />
    </Label>
  )
}

const Label = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: theme.palette.text.secondary,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: 14,
    borderInline: '5px solid transparent',
    borderBlockStart: '5px solid',
    pointerEvents: 'none',
  },
}))

const Choice = styled(LanguageSelect)(({ theme }) => ({
  minHeight: 44,
  padding: '0 12px',
  paddingInlineEnd: 36,
  // Same border as the other fields; WebKit would otherwise draw its own.
  appearance: 'none',
  border: `1px solid ${sharedTones[theme.palette.mode].edge}`,
  borderRadius: theme.shape.borderRadius,
  // System font: the names would need a font file for the “ă” in one of them. iOS zooms into controls with
  // smaller text.
  font: '1rem system-ui, sans-serif',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.default,
}))
