import { styled } from '@mui/material/styles'
import { LanguageSelect } from '#ui/appearance/LanguageSelect'
import { sharedTones } from '#ui/appearance/tones'
import { LanguageIcon } from '#ui/icons/entrance'

/** The language of the guest pages, where the settings drawer is not loaded. */
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
  // Framed like the other fields; WebKit draws a box of its own otherwise.
  appearance: 'none',
  border: `1px solid ${sharedTones[theme.palette.mode].edge}`,
  borderRadius: theme.shape.borderRadius,
  // The system's letters: the names would need a font file for the “ă” of one of them. iOS zooms the
  // page into any control with smaller ones.
  font: '1rem system-ui, sans-serif',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.default,
}))
